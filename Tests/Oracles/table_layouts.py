"""The layouts of tables, those more often that people have more often."""

from table_across import across, across_coded, across_months, across_two
from table_grids import wide
from table_long import long_late, long_numbers, long_one, long_own, long_site_number, long_two, long_units

LAYOUTS = (wide,) * 12 + (
    long_one, long_one, long_late, long_own, long_numbers, long_two, long_site_number, long_units,
    across, across, across_coded, across_two, across_months,
)
