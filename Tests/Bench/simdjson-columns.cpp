// Reads a chart file of the contest's form into columns of integers with simdjson on demand, each
// number once, and prints the seconds that took and the process's peak memory in MB. It is the
// yardstick of chartdeck-bench --open: simdjson-columns FILE.
#include <simdjson.h>
#include <sys/resource.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

struct Column {
  std::string id;
  std::vector<int64_t> values;
};

static std::vector<Column> columns_of(const char *path) {
  simdjson::padded_string text = simdjson::padded_string::load(path);
  simdjson::ondemand::parser parser;
  simdjson::ondemand::document document = parser.iterate(text);
  std::vector<Column> columns;
  for (simdjson::ondemand::object chart : document.get_array()) {
    for (simdjson::ondemand::array values : chart["columns"].get_array()) {
      Column column;
      for (simdjson::ondemand::value value : values) {
        if (column.id.empty())
          column.id = std::string_view(value.get_string());
        else
          column.values.push_back(value.get_int64());
      }
      columns.push_back(std::move(column));
    }
  }
  return columns;
}

int main(int count, char **arguments) {
  if (count != 2) {
    std::fputs("usage: simdjson-columns FILE\n", stderr);
    return 1;
  }
  try {
    auto start = std::chrono::steady_clock::now();
    std::vector<Column> columns = columns_of(arguments[1]);
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    size_t values = 0;
    for (const Column &column : columns) values += column.values.size();
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    std::printf("seconds %.3f\nmegabytes %.0f\nvalues %zu\n", seconds.count(),
                usage.ru_maxrss / 1024.0, values);
  } catch (const simdjson::simdjson_error &error) {
    std::fprintf(stderr, "simdjson-columns: %s\n", error.what());
    return 1;
  }
}
