#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Something that is there for a screen reader and nobody else: an item of a list that is out of sight.
 *
 * It draws nothing and takes up no space. It emits "asked-for" where a screen reader gives it the
 * keyboard or does its one action. Returns a floating widget. */
GtkWidget *chart_stand_in_new (void);

G_END_DECLS
