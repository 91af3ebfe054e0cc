/* The yardstick: an AdwApplicationWindow without content that tells its first frame, or what it costs
   the processor to be drawn anew CHARTDECK_REPORT_DRAG times. GTK draws nothing where nothing has
   changed, so it has a ground then that becomes a little lighter from frame to frame. */
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WARM_UP = 30 }; /* frames before the first that counts */

static int frame = -WARM_UP;

G_DECLARE_FINAL_TYPE (Ground, ground, BENCH, GROUND, GtkWidget)
struct _Ground { GtkWidget parent; };
G_DEFINE_TYPE (Ground, ground, GTK_TYPE_WIDGET)

static void
ground_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float light = 0.5f + (frame + WARM_UP) % 256 / 512.0f;
  GdkRGBA color = { light, light, light, 1 };
  graphene_rect_t all = { { 0, 0 }, { gtk_widget_get_width (widget), gtk_widget_get_height (widget) } };

  gtk_snapshot_append_color (snapshot, &color, &all);
}

static void
ground_class_init (GroundClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = ground_snapshot;
}

static void
ground_init (Ground *ground)
{
}

static void
after_paint (GdkFrameClock *clock, gpointer window)
{
  fprintf (stderr, "first frame: %" G_GINT64_FORMAT "\n", g_get_monotonic_time ());
  g_signal_handlers_disconnect_by_func (clock, after_paint, window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static double
processor_milliseconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static gboolean
tick (GtkWidget *ground, GdkFrameClock *clock, gpointer frames)
{
  static double start;

  if (frame == 0)
    start = processor_milliseconds ();
  if (frame == GPOINTER_TO_INT (frames))
    {
      fprintf (stderr, "frame: %f\n", (processor_milliseconds () - start) / frame);
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (ground)));
      return G_SOURCE_REMOVE;
    }
  frame++;
  gtk_widget_queue_draw (ground);
  return G_SOURCE_CONTINUE;
}

static void
activate (GtkApplication *application)
{
  const char *frames = getenv ("CHARTDECK_REPORT_DRAG");
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 740);
  gtk_window_present (GTK_WINDOW (window));
  if (frames != NULL)
    {
      GtkWidget *ground = g_object_new (ground_get_type (), NULL);

      adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), ground);
      gtk_widget_add_tick_callback (ground, tick, GINT_TO_POINTER (atoi (frames)), NULL);
    }
  else
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
