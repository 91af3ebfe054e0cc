import ChartCore
import Testing

@testable import ChartFiles

/// How strangers lay tables out, and what their owners see in them.
@Suite struct TableLayoutsTests {
  @Test(
    "parts of years beside years",
    arguments: [
      // Months by their names, in any language.
      (
        "Jahr;Monat;v\n2023;Januar;5\n2023;Februar;6\n2023;März;7\n2024;Januar;8\n",
        "Jahr 2023-01-01..2024-01-01: v [5 6 7 8]"
      ),
      // What is no month of the year is left out, and told.
      (
        "year\tperiod\tvalue\n2023\tM11\t5\n2023\tM12\t6\n2023\tM13\t5.5\n2024\tM01\t7\n2024\tM02\t8\n2024\tM03\t8\n2024\tM04\t8\n2024\tM05\t8\n2024\tM06\t8\n2024\tM07\t8\n2024\tM08\t8\n",
        "year 2023-11-01..2024-08-01: value 10(5..8)"
      ),
      // Quarters, halves and weeks.
      (
        "Year,Qtr,v\n2023,3,5\n2023,4,6\n2024,1,7\n",
        "Year 2023-07-01..2024-01-01: v [5 6 7]"
      ),
      (
        "Jahr;Quartal;v\n2023;3. Quartal;5\n2023;4. Quartal;6\n2024;1. Quartal;7\n",
        "Jahr 2023-07-01..2024-01-01: v [5 6 7]"
      ),
      (
        "YEAR,WEEK,v\n2022,51,5\n2022,52,6\n2023,1,7\n2023,2,8\n",
        "YEAR 2022-12-19..2023-01-09: v [5 6 7 8]"
      ),
      // Beside years `mm` are months.
      (
        "   yyyy  mm   tmax\n   2022   1   7.6\n   2022   2   8.6\n   2022   3   9.1\n",
        "yyyy 2022-01-01..2022-03-01: tmax [7.6 8.6 9.1]"
      ),
      // Words of months without years are words.
      (
        "Month,Sales\nJan,5\nFeb,6\nMar,7\nApr,8\n",
        "rows 1..4: Sales [5 6 7 8]"
      ),
      // Without names, by what follows what.
      (
        "2024;01;30;5\n2024;01;31;6\n2024;02;01;7\n2024;02;02;8\n",
        "Column 1 2024-01-30..2024-02-02: Column 4 [5 6 7 8]"
      ),
      (
        "2023 11 2023.875 410.5\n2023 12 2023.958 411.5\n2024 1 2024.042 412.5\n2024 2 2024.125 413.5\n",
        "Column 1 2023-11-01..2024-02-01: Column 4 [410.5 411.5 412.5 413.5] | ~Column 1 2023-11-01..2024-02-01: Column 3 [2023.875 2023.958 2024.042 2024.125]"
      ),
      // Days, and hours from 0.
      (
        "2024-01-01,21,5\n2024-01-01,22,6\n2024-01-01,23,7\n2024-01-02,0,8\n2024-01-02,1,9\n2024-01-02,2,9\n2024-01-02,3,9\n2024-01-02,4,9\n",
        "Column 1 2024-01-01T21:00..2024-01-02T04:00: Column 3 8(5..9)"
      ),
      // Numbers of things are no hours.
      (
        "2024-01-01,1,5\n2024-01-01,2,6\n2024-01-01,3,7\n2024-01-02,1,8\n2024-01-02,2,9\n2024-01-02,3,9\n2024-01-03,1,9\n2024-01-03,2,9\n2024-01-03,3,4\n",
        "Column 1 2024-01-01..2024-01-03: Column 2 1 [5 8 9], Column 2 2 [6 9 9], Column 2 3 [7 9 4]"
      ),
      // Weeks, years of accounts and seasons in one cell.
      (
        "Woche;v\nKW 51/2022;5\nKW 52/2022;6\nKW 1/2023;7\n",
        "Woche 2022-12-19..2023-01-02: v [5 6 7]"
      ),
      (
        "Fiscal Year,v\nFY2005,5\nFY2006,6\nFY2007,7\n",
        "Fiscal Year 2005-01-01..2007-01-01: v [5 6 7]"
      ),
      (
        "Season,Wins\n1998/99,5\n1999/00,6\n2000/01,7\n",
        "Season 1998-01-01..2000-01-01: Wins [5 6 7]"
      ),
      // Years in no order.
      (
        "Year,Flow\n1987,29.5\n1970,30.5\n1989,28.5\n",
        "Year 1970-01-01..1989-01-01: Flow [30.5 29.5 28.5]"
      ),
      // Years of two keys, in blocks.
      (
        "Year,site,kind,value\n2001,A,in,1\n2002,A,in,2\n2001,A,out,3\n2002,A,out,4\n2001,B,in,5\n2002,B,in,6\n2001,B,out,7\n2002,B,out,8\n",
        "Year 2001-01-01..2002-01-01: A, in [1 2], A, out [3 4], B, in [5 6], B, out [7 8]"
      ),
    ])
  func years(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "clocks without days, and days beside clocks",
    arguments: [
      // Clocks that go back have passed midnight.
      (
        "Time,T\n22:30:00,5\n23:30:00,6\n00:30:00,7\n01:30:00,8\n",
        "Time 81000000..91800000: T [5 6 7 8]"
      ),
      (
        "Time,T\n10:30 PM,5\n11:30 PM,6\n12:30 AM,7\n01:30 AM,8\n",
        "Time 81000000..91800000: T [5 6 7 8]"
      ),
      // One figure, where thousandths follow.
      (
        "Date,Time,v\n13.5.2024,9:59:58.100,5\n13.5.2024,10:0:0.101,6\n13.5.2024,10:0:2.102,7\n",
        "Date 2024-05-13T09:59:58..2024-05-13T10:00:02: v [5 6 7]"
      ),
      // Durations beside days are none of their clocks.
      (
        "Month|Sleep|v\nFeb 1999|5:22:34|7\nMar 1999|1:14:54|8\nMar 1999|1:14:54|8\nApr 1999|3:30:57|6\n",
        "Month 1999-02-01..1999-04-01: Sleep (h) [5.376111111111111 1.2483333333333333 1.2483333333333333 3.515833333333333] | Month 1999-02-01..1999-04-01: v [7 8 8 6]"
      ),
      // A word between day and clock.
      (
        "Date,Weekday,Time,v\n2024-05-01,Wed,03:12,5\n2024-05-01,Wed,09:24,6\n2024-05-02,Thu,03:40,7\n2024-05-02,Thu,13:40,7\n",
        "Date 2024-05-01T03:12..2024-05-02T13:40: v [5 6 7 7]"
      ),
      // A day of the week behind a day.
      (
        "day,v\n[2024-05-01 Wed],5\n[2024-05-02 Thu],6\n[2024-05-03 Fri],7\n",
        "day 2024-05-01..2024-05-03: v [5 6 7]"
      ),
      // Days of spreadsheets, Julian days.
      (
        "Date,v\n45413.0,5\n45413.5,6\n45414.25,7\n",
        "Date 2024-05-01..2024-05-02T06:00: v [5 6 7]"
      ),
      (
        "JD,mag\n2460310.5,5\n2460311.0,6\n2460311.5,7\n",
        "JD 2024-01-01..2024-01-02: mag [5 6 7]"
      ),
      // Moments in figures with a total below.
      (
        "time,v\n2024022405,5\n2024022406,6\n2024022407,7\n2024022408,9\nTotal,27\n",
        "time 2024-02-24T05:00..2024-02-24T08:00: v [5 6 7 9]"
      ),
      // A row that stands twice.
      (
        "Time (s),v\n0.5,3\n1,4\n1,4\n1.5,2\n2,5\n2.5,1\n",
        "Time 0.5..2.5: v 6(1..5)"
      ),
      // Powers of Fortran's doubles.
      (
        "   TIME   T\n  0.0000D+00   1.05000D+01\n  0.5000D+00   1.20000D+01\n  0.1000D+01   1.35000D+01\n",
        "TIME 0..1: T [10.5 12 13.5]"
      ),
    ])
  func clocks(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "what is written once for several rows",
    arguments: [
      (
        "Region,Year,v\nNorth,2000,1\n,2001,2\n,2002,3\nSouth,2000,4\n,2001,5\n,2002,6\n",
        "Year 2000-01-01..2002-01-01: North [1 2 3], South [4 5 6]"
      ),
      (
        "Day,Hour,kWh\n2024-05-13,00:00,1\n,12:00,2\n2024-05-14,00:00,3\n,12:00,4\n",
        "Day 2024-05-13..2024-05-14T12:00: kWh [1 2 3 4]"
      ),
      (
        "Year,Month,v\n2023,Nov,1\n,Dec,2\n2024,Jan,3\n,Feb,4\n",
        "Year 2023-11-01..2024-02-01: v [1 2 3 4]"
      ),
      // Remarks now and then are no keys.
      (
        "Note,t,v\nstart,1,5\n,2,6\n,3,7\npump on,4,8\n,5,9\n",
        "t 1..5: v 5(5..9)"
      ),
    ])
  func filled(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "rows that only part names from values",
    arguments: [
      (
        "| time | temp |\n|------|-----:|\n| 2024-05-01 | 5 |\n| 2024-05-02 | 6 |\n",
        "time 2024-05-01..2024-05-02: temp [5 6]"
      ),
      (
        "=====  ====\nYear   v\n=====  ====\n1990   5\n1991   6\n1992   7\n=====  ====\n",
        "Year 1990-01-01..1992-01-01: v [5 6 7]"
      ),
      // A name over days and clocks.
      (
        "time                    temp   hum\n----------------------- ------ ----\n2024-05-02 10:00:00.000   10.5   80\n2024-05-02 11:00:00.000   12.0   81\n",
        "time 2024-05-02T10:00..2024-05-02T11:00: temp [10.5 12], hum [80 81]"
      ),
      (
        "                     temp   hum\ntime\n2024-05-02 10:00:00  10.5  80.0\n2024-05-02 11:00:00  12.0  81.0\n2024-05-02 12:00:00  13.5  82.0\n",
        "Column 1 2024-05-02T10:00..2024-05-02T12:00: temp [10.5 12 13.5], hum [80 81 82]"
      ),
      (
        "name: cpu\ntime                 mean host\n----                 ---- ----\n2024-05-02T10:00:00Z 10.5 a\n2024-05-02T10:01:00Z 12.0 a\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: mean [10.5 12]"
      ),
    ])
  func rules(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "rows of units, and of what was made of columns",
    arguments: [
      (
        "\"TIMESTAMP\",\"RECORD\",\"Batt\",\"Air\"\n\"TS\",\"RN\",\"Volts\",\"Deg C\"\n\"\",\"\",\"Min\",\"Avg\"\n\"2024-05-02 10:00:00\",100,12.5,15.1\n\"2024-05-02 10:10:00\",101,12.6,16.1\n",
        "TIMESTAMP 2024-05-02T10:00..2024-05-02T10:10: RECORD (RN) [100 101] | TIMESTAMP 2024-05-02T10:00..2024-05-02T10:10: Batt (Volts) [12.5 12.6] | TIMESTAMP 2024-05-02T10:00..2024-05-02T10:10: Air (Deg C) [15.1 16.1]"
      ),
      (
        "time,depth,wind\nUTC,m,m s-1\n2024-05-02T10:00:00Z,1,2\n2024-05-02T11:00:00Z,1.5,3\n",
        "time 2024-05-02T10:00..2024-05-02T11:00: depth (m) [1 1.5] | time 2024-05-02T10:00..2024-05-02T11:00: wind (m s-1) [2 3]"
      ),
      (
        "datetime\tflow\n20d\t14n\n2024-05-02 10:00\t5\n2024-05-02 11:00\t6\n",
        "datetime 2024-05-02T10:00..2024-05-02T11:00: flow [5 6]"
      ),
      // Names may be numbers.
      (
        "x-axis,1,2\nsecond,Volt,Volt\n-1.0E-03,+0.0E+00,+1.0E+00\n-9.0E-04,+1.0E-01,+1.1E+00\n-8.0E-04,+2.0E-01,+1.2E+00\n",
        "x-axis -0.001..-0.0008: 1 (Volt) [0 0.1 0.2], 2 (Volt) [1 1.1 1.2]"
      ),
      (
        "X,CH1,CH2,Start,Increment,\nSequence,Volt,Volt,-6.0e-04,1.0e-06,\n0,0.5,1,\n1,0.25,1.5,\n2,0.75,1,\n",
        "X 0..2: CH1 (Volt) [0.5 0.25 0.75], CH2 (Volt) [1 1.5 1]"
      ),
      // Not all columns have one.
      (
        "No.,Date,Wind\n,,m/s\n1,2017-05-13,20\n2,2017-05-14,30\n3,2017-05-15,21\n",
        "Date 2017-05-13..2017-05-15: Wind (m/s) [20 30 21] | ~Date 2017-05-13..2017-05-15: No. [1 2 3]"
      ),
      // What was made of columns may tell them apart.
      (
        ",temp,temp,hum\n,mean,std,mean\n2024-05-01,10.5,0.5,80\n2024-05-02,12.5,0.7,81\n",
        "Column 1 2024-05-01..2024-05-02: temp mean [10.5 12.5], temp std [0.5 0.7] | Column 1 2024-05-01..2024-05-02: hum mean [80 81]"
      ),
      // What stands beside words.
      (
        "\"\";BBEX;FLAGS\n\"\";\"Kurs der EZB\";\nEinheit;USD;\nStand vom;02.05.2024 16:05:00 Uhr;\n2024-05-01;1,08;\n2024-05-02;1,09;\n2024-05-03;1,07;\n",
        "Column 1 2024-05-01..2024-05-03: BBEX (USD) [1.08 1.09 1.07]"
      ),
      // Amounts behind their currency.
      (
        "Datum,Mutatie,,Saldo,\n30-05-2024,EUR,\"-39,5\",EUR,\"971,5\"\n29-05-2024,EUR,\"-38,5\",EUR,\"972,5\"\n",
        "Datum 2024-05-29..2024-05-30: Mutatie (EUR) [-38.5 -39.5], Saldo (EUR) [972.5 971.5]"
      ),
      // Settings above names.
      (
        "Start\t5\nIntensity Units\tmV\nR.Time (min)\tIntensity\n0.1\t0\n0.2\t10\n0.3\t5\n",
        "R.Time 0.1..0.3: Intensity [0 10 5]"
      ),
      (
        "# type: matrix\n# rows: 3\n 0.0 10.5\n 0.1 12.0\n 0.2 11.5\n",
        "Column 1 0..0.2: Column 2 [10.5 12 11.5]"
      ),
    ])
  func units(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "moments across the names",
    arguments: [
      // First letters of months.
      (
        "Year,J,F,M,A,M,J,J,A,S,O,N,D\n2001,1,2,3,4,5,6,7,8,9,10,11,12\n2002,1,2,3,4,5,6,7,8,9,10,11,12\n",
        "Year 2001-01-01..2002-12-01: x 24(1..12)"
      ),
      // Months without names.
      (
        "2019 2021\n2019 1 2 3 4 5 6 7 8 9 10 11 12\n2020 1 2 3 4 5 6 7 8 9 10 11 12\n2021 1 2 3 4 5 6 7 8 9 10 11 13\n-99.9\n",
        "Column 1 2019-01-01..2021-12-01: x 36(1..13)"
      ),
      // Hours of days.
      (
        "Hour,2024-05-13,2024-05-14\n0,1,3\n12,2,4\n",
        "? 2024-05-13..2024-05-14T12:00: x [1 2 3 4]"
      ),
      // Years behind words.
      (
        "region,pop_2018,pop_2019,gdp_2018,gdp_2019\nNorth,10,11,100,110\nSouth,20,21,200,210\n",
        "? 2018-01-01..2019-01-01: North [10 11], South [20 21] | ? 2018-01-01..2019-01-01: North [100 110], South [200 210]"
      ),
      // What is no month waits.
      (
        "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,ANN\n2001,1,2,3,4,5,6,7,8,9,10,11,12,6.5\n2002,1,2,3,4,5,6,7,8,9,10,11,12,6.5\n",
        "Year 2001-01-01..2002-12-01: x 24(1..12) | ~Year 2001-01-01..2002-01-01: ANN [6.5 6.5]"
      ),
      // Names behind the sign of comments.
      (
        "# Country  1994  1995  1996\nAtlantis  1  2  3\nBorduria  4  6  5\n",
        "? 1994-01-01..1996-01-01: Atlantis [1 2 3], Borduria [4 6 5]"
      ),
      // Rows that are columns elsewhere.
      (
        "Cycle Nr.,1,2,3,4,5,6\nTime [s],0,300,600,900,1200,1500\nA1,0.1,0.2,0.3,0.4,0.5,0.6\nA2,0.7,0.2,0.3,0.4,0.5,0.6\n",
        "Time 0..1500: A1 6(0.1..0.6), A2 6(0.2..0.7) | ~Time 0..1500: Cycle Nr. 6(1..6)"
      ),
      // Each number beside a moment of its own.
      (
        "Pump Time;Pump;Tank Time;Tank\n13.10.2024 10:00:00;1;13.10.2024 10:00:07;8\n13.10.2024 10:01:00;2;13.10.2024 10:01:17;9\n",
        "Pump Time 2024-10-13T10:00..2024-10-13T10:01: Pump [1 2] | Tank Time 2024-10-13T10:00:07..2024-10-13T10:01:17: Tank [8 9]"
      ),
    ])
  func across(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "what is drawn first",
    arguments: [
      // Quantities of other units.
      (
        "time,parameter,value,unit\n2024-05-02 10:00,T,10.5,°C\n2024-05-02 10:00,p,1000,hPa\n2024-05-02 11:00,T,12,°C\n2024-05-02 11:00,p,1001,hPa\n",
        "time 2024-05-02T10:00..2024-05-02T11:00: T (°C) [10.5 12] | time 2024-05-02T10:00..2024-05-02T11:00: p (hPa) [1000 1001]"
      ),
      // Numbers of things that are the same for each.
      (
        "time,thing,code,value\n2024-01,A,17,1\n2024-01,B,18,2\n2024-02,A,17,3\n2024-02,B,18,4\n2024-03,A,17,5\n2024-03,B,18,6\n",
        "time 2024-01-01..2024-03-01: A [1 3 5], B [2 4 6] | time 2024-01-01..2024-03-01: A [17 17 17], B [18 18 18]"
      ),
      // Runs by their numbers.
      (
        "run,step,loss\n1,0,1\n1,10,0.5\n2,0,2\n2,10,1.5\n",
        "step 0..10: run 1 [1 0.5], run 2 [2 1.5]"
      ),
      // Steps are no values.
      (
        "Wall time,Step,Value\n1714644000.5,0,1\n1714644003.5,100,0.5\n1714644007.5,200,0.25\n",
        "Wall time 2024-05-02T10:00..2024-05-02T10:00:07: Value [1 0.5 0.25] | ~Wall time 2024-05-02T10:00..2024-05-02T10:00:07: Step [0 100 200]"
      ),
      // Places on Earth come last.
      (
        "time,Longitude,Latitude,Speed\n2024-05-02 10:00,13.4,52.5,5\n2024-05-02 10:01,13.5,52.6,6\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: Speed [5 6] | time 2024-05-02T10:00..2024-05-02T10:01: Longitude [13.4 13.5] | time 2024-05-02T10:00..2024-05-02T10:01: Latitude [52.5 52.6]"
      ),
      // A word in a few rows is no key.
      (
        "t,v,Host\n2024-05-02 10:00,5,Logged\n2024-05-02 10:01,6,\n2024-05-02 10:01,6,\n2024-05-02 10:03,6,Logged\n2024-05-02 10:04,6,\n",
        "t 2024-05-02T10:00..2024-05-02T10:04: v 5(5..6)"
      ),
      // What happens to grow is no x.
      (
        "r free bo\n0 8000 5\n1 8010 4\n0 8020 7\n2 8030 1\n",
        "rows 1..4: r [0 1 0 2], bo [5 4 7 1] | rows 1..4: free [8000 8010 8020 8030]"
      ),
      // A letter for missing values.
      (
        "valid,tmpf\n2024-05-02 10:00,50\n2024-05-02 10:05,M\n2024-05-02 10:10,M\n2024-05-02 10:15,M\n2024-05-02 10:20,54\n2024-05-02 10:25,M\n2024-05-02 10:30,55\n",
        "valid 2024-05-02T10:00..2024-05-02T10:30: tmpf [50 54 55]"
      ),
      // Thousands, as days are written.
      (
        "Datum;n\n13.05.2024;1.200\n14.05.2024;1.237\n15.05.2024;1.274\n",
        "Datum 2024-05-13..2024-05-15: n [1200 1237 1274]"
      ),
      // Decimal commas before units.
      (
        "time;wind\n2024-05-01;200,5 m/s\n2024-05-02;201,0 m/s\n2024-05-03;200,0 m/s\n",
        "time 2024-05-01..2024-05-03: wind (m/s) [200.5 201 200]"
      ),
      // A comment behind a row, and one between rows.
      (
        "# t  A  B\n0.0 10.5 1\n0.5 12.0 2 # recalibrated 2 times\n\n# second run\n1.0 13.5 3\n1.5 11.5 4\n",
        "t 0..1.5: A [10.5 12 13.5 11.5], B [1 2 3 4]"
      ),
    ])
  func roles(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "what stands above and below tables",
    arguments: [
      // Settings of a device.
      (
        "Device|HX-20\nInterval|60\nStart|2024-01-05\nCountry|Jan 1994|Feb 1994|Mar 1994\nAtlantis|1.5|2.5|3.5\nBorduria|2.5|3.5|4.1\n",
        "? 1994-01-01..1994-03-01: Atlantis [1.5 2.5 3.5], Borduria [2.5 3.5 4.1]"
      ),
      // Sums and extremes.
      (
        "Time (s),Yield,Load\n0.25,3,5\n0.50,4,3\n0.75,2,6\n1.00,7,4\n\nMin,,2\nMax,,7\nAverage,,4\n",
        "Time 0.25..1: Yield [3 4 2 7], Load [5 3 6 4]"
      ),
      // Names once more among thousands.
      (
        "time,n\n2013-05-17,\"20,600,171\"\n2013-05-18,\"20,515,193\"\ntime,n\n2013-05-19,\"20,615,193\"\n2013-05-20,\"20,655,193\"\n",
        "time 2013-05-17..2013-05-20: n [20600171 20515193 20615193 20655193]"
      ),
      // Aligned columns are no log.
      (
        "                time  T\n2015-01-25T01:21:00Z  316\n2015-01-25T01:21:30Z  867\n2015-01-25T01:22:00Z  n/a\n2015-01-25T01:22:30Z  700\n",
        "time 2015-01-25T01:21..2015-01-25T01:22:30: T [316 867 - 700]"
      ),
      // Months in six figures.
      (
        "Month,v\n200111,5\n200112,6\n200201,7\n",
        "Month 2001-11-01..2002-01-01: v [5 6 7]"
      ),
      // Days in figures across.
      (
        "Country|20201026|20201027|20201028\nA|8.1|9.3||\nB|-26.9|-25.9||\n",
        "? 2020-10-26..2020-10-28: A [8.1 9.3 -], B [-26.9 -25.9 -]"
      ),
      // Two keys, one of numbers.
      (
        "Date;site;channel;Load\n2024-05-01;East;1;3\n2024-05-01;East;2;13\n2024-05-01;West;1;23\n2024-05-01;West;2;33\n2024-05-02;East;1;4\n2024-05-02;East;2;14\n2024-05-02;West;1;24\n2024-05-02;West;2;34\n",
        "Date 2024-05-01..2024-05-02: East, channel 1 [3 4], East, channel 2 [13 14], West, channel 1 [23 24], West, channel 2 [33 34]"
      ),
      // A column of numbers of rows called so.
      (
        "# Time_(s) v\n36 18.5 191\n37 19.0 489\n38 19.5 412\n",
        "Time_ 18.5..19.5: v [191 489 412] | ~Time_ 18.5..19.5: # [36 37 38]"
      ),
      // A clock with a colon behind.
      (
        "01.01.2024 10:00:00: 20.25\n01.01.2024 10:01:00: 21.25\n01.01.2024 10:02:00: 22.25\n",
        "Column 1 2024-01-01T10:00..2024-01-01T10:02: Column 3 [20.25 21.25 22.25]"
      ),
    ])
  func frames(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }
}
