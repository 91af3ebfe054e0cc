extension String {
  /// The words of a name in small letters, parted by whatever is no letter. Linear time.
  var lowercasedWords: [String] { lowercased().split { !$0.isLetter }.map(String.init) }
}
