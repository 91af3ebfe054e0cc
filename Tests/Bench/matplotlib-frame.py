#!/usr/bin/python3
"""What Matplotlib takes to draw one noisy line: matplotlib-frame.py POINTS FRAMES"""
import sys
import time

import matplotlib

matplotlib.use("agg")
import numpy
from matplotlib.figure import Figure
from matplotlib.backends.backend_agg import FigureCanvasAgg

count, frames = int(sys.argv[1]), int(sys.argv[2])
figure = Figure(figsize=(16, 5), dpi=100)
canvas = FigureCanvasAgg(figure)
axes = figure.add_axes((0, 0, 1, 1))
axes.plot(numpy.random.default_rng(3).integers(0, 1 << 20, count))
costs = []
for frame in range(frames + 1):
    first = 0.00037 * count * frame
    axes.set_xlim(first, first + 0.8 * count)
    start = time.process_time()
    canvas.draw()
    costs.append((time.process_time() - start) * 1000)
costs = sorted(costs[1:])
last = len(costs) - 1
median, least, most = costs[last // 2], costs[0], costs[last * 99 // 100]
print(f"Matplotlib: draw of 1 noisy line; {count} points,{frames},{median:.3f},{least:.3f},{most:.3f},ms")
