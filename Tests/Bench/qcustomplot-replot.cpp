// What QCustomPlot takes to draw one noisy line: qcustomplot-replot POINTS FRAMES
#include <QApplication>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <qcustomplot.h>
#include <vector>

static double
processor_milliseconds ()
{
  timespec time;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// The same numbers as chartdeck-bench makes.
static uint64_t
next (uint64_t &state)
{
  uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

int
main (int argc, char **argv)
{
  QApplication application (argc, argv);
  const long count = atol (argv[1]);
  const int frames = atoi (argv[2]);
  QCustomPlot plot;
  plot.resize (1600, 500);
  plot.setViewport (QRect (0, 0, 1600, 500));
  plot.axisRect ()->setAutoMargins (QCP::msNone);
  plot.axisRect ()->setMargins (QMargins ());
  uint64_t state = 3;
  auto data = QSharedPointer<QCPGraphDataContainer>::create ();
  QVector<QCPGraphData> points (count);
  for (long i = 0; i < count; i++)
    points[i] = QCPGraphData (i, next (state) >> 44);
  data->set (points, true);
  points = {};
  plot.addGraph ()->setData (data);
  plot.graph ()->setPen (QPen (QColor (0x34, 0x97, 0xED)));
  plot.graph ()->setAdaptiveSampling (true);
  std::vector<double> costs;
  for (int frame = 0; frame <= frames; frame++)
    {
      const double first = 0.00037 * count * (frame % 400);
      plot.xAxis->setRange (first, first + 0.8 * count);
      plot.yAxis->setRange (0, 1 << 20);
      const double start = processor_milliseconds ();
      plot.replot ();
      if (frame > 0)
        costs.push_back (processor_milliseconds () - start);
    }
  std::sort (costs.begin (), costs.end ());
  const size_t last = costs.size () - 1;
  printf ("QCustomPlot: replot of 1 noisy line; %ld points,%d,%.3f,%.3f,%.3f,ms\n", count, frames,
          costs[last / 2], costs[0], costs[last * 99 / 100]);
}
