// The tests of ChartFiles.
