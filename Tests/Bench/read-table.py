#!/usr/bin/env python3
"""Reads a table in text into the columns of another program: read-table.py polars|polars-dates|duckdb FILE"""
import sys


def main(reader, path):
    if reader == "duckdb":
        import duckdb

        duckdb.sql(f"create table rows as select * from read_csv('{path}')")
    else:
        import polars

        polars.read_csv(path, try_parse_dates=reader == "polars-dates")


main(*sys.argv[1:])
