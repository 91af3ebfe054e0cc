"""What the window tests stand on: a desktop of their own, the program in it, and a user's hands and eyes."""
