/* The yardstick of a start: an AdwApplicationWindow without content that tells its first frame. */
#include <adwaita.h>
#include <stdio.h>

static void
after_paint (GdkFrameClock *clock, gpointer window)
{
  fprintf (stderr, "first frame: %" G_GINT64_FORMAT "\n", g_get_monotonic_time ());
  g_signal_handlers_disconnect_by_func (clock, after_paint, window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
activate (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 740);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (after_paint), window);
}

int
main (int argc, char **argv)
{
  AdwApplication *application = adw_application_new ("io.github.chartdeck.EmptyWindow",
                                                     G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
