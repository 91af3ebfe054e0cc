#pragma once
#include <adwaita.h>

G_BEGIN_DECLS

#define CHART_TYPE_WIDGET (chart_widget_get_type ())
G_DECLARE_FINAL_TYPE (ChartWidget, chart_widget, CHART, WIDGET, GtkWidget)

/* Where a row of pages stands that a swipe moves. */
typedef struct {
  double distance;  /* pixels of finger travel a page */
  double position;  /* pages, fractional */
  double rest;      /* the page to return to */
  int    pages;
} ChartSwipe;

/* What a widget asks of Swift. `context` comes first; a NULL hook keeps GTK's behaviour. */
typedef struct {
  void (*draw)     (void *context, GtkSnapshot *snapshot, int width, int height);
  void (*measure)  (void *context, GtkOrientation axis, int for_size, int *minimum, int *natural);
  void (*allocate) (void *context, int width, int height);
  void (*swipe)    (void *context, ChartSwipe *swipe);
  void (*destroy)  (void *context);
} ChartWidgetHooks;

/* Returns a floating widget that keeps `context` until it is finalized.
 *
 * It may stand in a GtkScrolledWindow as it is (its owner configures the adjustments)
 * and under an AdwSwipeTracker. */
GtkWidget *chart_widget_new (const ChartWidgetHooks *hooks, void *context);

G_END_DECLS
