#include "chart_widget.h"

struct _ChartWidget {
  GtkWidget parent_instance;
  ChartWidgetHooks hooks;
  void *context;
  GtkAdjustment *adjustments[2];      /* by GtkOrientation */
  GtkScrollablePolicy policies[2];
};

enum { PROP_HADJUSTMENT = 1, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

static void
chart_widget_swipe (AdwSwipeable *swipeable, ChartSwipe *swipe)
{
  ChartWidget *self = CHART_WIDGET (swipeable);

  *swipe = (ChartSwipe) { .distance = 1, .pages = 1 };
  if (self->hooks.swipe)
    self->hooks.swipe (self->context, swipe);
}

static double
chart_widget_get_distance (AdwSwipeable *swipeable)
{
  ChartSwipe swipe;

  chart_widget_swipe (swipeable, &swipe);
  return swipe.distance;
}

static double
chart_widget_get_progress (AdwSwipeable *swipeable)
{
  ChartSwipe swipe;

  chart_widget_swipe (swipeable, &swipe);
  return swipe.position;
}

static double
chart_widget_get_cancel_progress (AdwSwipeable *swipeable)
{
  ChartSwipe swipe;

  chart_widget_swipe (swipeable, &swipe);
  return swipe.rest;
}

static double *
chart_widget_get_snap_points (AdwSwipeable *swipeable, int *count)
{
  ChartSwipe swipe;
  double *points;

  chart_widget_swipe (swipeable, &swipe);
  points = g_new (double, MAX (swipe.pages, 1));
  for (int i = 0; i < MAX (swipe.pages, 1); i++)
    points[i] = i;
  *count = MAX (swipe.pages, 1);
  return points;
}

static void
chart_widget_swipeable_init (AdwSwipeableInterface *iface)
{
  iface->get_distance = chart_widget_get_distance;
  iface->get_progress = chart_widget_get_progress;
  iface->get_cancel_progress = chart_widget_get_cancel_progress;
  iface->get_snap_points = chart_widget_get_snap_points;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ChartWidget, chart_widget, GTK_TYPE_WIDGET,
  G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL)
  G_IMPLEMENT_INTERFACE (ADW_TYPE_SWIPEABLE, chart_widget_swipeable_init))

static void
chart_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ChartWidget *self = CHART_WIDGET (widget);

  if (self->hooks.draw)
    self->hooks.draw (self->context, snapshot,
                      gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (chart_widget_parent_class)->snapshot (widget, snapshot);
}

static void
chart_widget_measure (GtkWidget *widget, GtkOrientation axis, int for_size,
                      int *minimum, int *natural, int *min_baseline, int *nat_baseline)
{
  ChartWidget *self = CHART_WIDGET (widget);

  if (self->hooks.measure)
    self->hooks.measure (self->context, axis, for_size, minimum, natural);
}

static void
chart_widget_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ChartWidget *self = CHART_WIDGET (widget);

  if (self->hooks.allocate)
    self->hooks.allocate (self->context, width, height);
}

static void
chart_widget_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ChartWidget *self = CHART_WIDGET (object);

  if (id <= PROP_VADJUSTMENT)
    g_value_set_object (value, self->adjustments[id - PROP_HADJUSTMENT]);
  else
    g_value_set_enum (value, self->policies[id - PROP_HSCROLL_POLICY]);
}

static void
chart_widget_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ChartWidget *self = CHART_WIDGET (object);

  if (id <= PROP_VADJUSTMENT)
    g_set_object (&self->adjustments[id - PROP_HADJUSTMENT], g_value_get_object (value));
  else
    self->policies[id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
}

static void
chart_widget_dispose (GObject *object)
{
  ChartWidget *self = CHART_WIDGET (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_clear_object (&self->adjustments[0]);
  g_clear_object (&self->adjustments[1]);
  G_OBJECT_CLASS (chart_widget_parent_class)->dispose (object);
}

static void
chart_widget_finalize (GObject *object)
{
  ChartWidget *self = CHART_WIDGET (object);

  self->hooks.destroy (self->context);
  G_OBJECT_CLASS (chart_widget_parent_class)->finalize (object);
}

static void
chart_widget_class_init (ChartWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = chart_widget_get_property;
  object_class->set_property = chart_widget_set_property;
  object_class->dispose = chart_widget_dispose;
  object_class->finalize = chart_widget_finalize;
  widget_class->snapshot = chart_widget_snapshot;
  widget_class->measure = chart_widget_measure;
  widget_class->size_allocate = chart_widget_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
chart_widget_init (ChartWidget *self)
{
}

GtkWidget *
chart_widget_new (const ChartWidgetHooks *hooks, void *context)
{
  ChartWidget *self = g_object_new (CHART_TYPE_WIDGET, NULL);

  self->hooks = *hooks;
  self->context = context;
  return GTK_WIDGET (self);
}
