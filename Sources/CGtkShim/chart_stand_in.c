#include "chart_stand_in.h"

/* A class of its own, as a screen reader finds an action only where the class has one. */
G_DECLARE_FINAL_TYPE (ChartStandIn, chart_stand_in, CHART, STAND_IN, GtkWidget)

struct _ChartStandIn {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ChartStandIn, chart_stand_in, GTK_TYPE_WIDGET)

static guint asked_for;

static gboolean
chart_stand_in_grab_focus (GtkWidget *widget)
{
  g_signal_emit (widget, asked_for, 0);
  return TRUE;
}

static void
chart_stand_in_show (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, asked_for, 0);
}

static void
chart_stand_in_class_init (ChartStandInClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = chart_stand_in_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_install_action (widget_class, "chart.show", NULL, chart_stand_in_show);
  asked_for = g_signal_new ("asked-for", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chart_stand_in_init (ChartStandIn *self)
{
}

GtkWidget *
chart_stand_in_new (void)
{
  return g_object_new (chart_stand_in_get_type (), "focusable", TRUE, NULL);
}
