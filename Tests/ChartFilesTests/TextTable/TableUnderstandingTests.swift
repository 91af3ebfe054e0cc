import ChartCore
import Testing

@testable import ChartFiles

/// Small tables as strangers write them, and what their owners see in them.
@Suite struct TableUnderstandingTests {
  @Test(
    "names go with the cells below them",
    arguments: [
      // A name for a day and a clock between blanks.
      (
        " r  us          UTC\n 1  20 2024-05-02 10:00:00\n 2  21 2024-05-02 10:00:01\n",
        "UTC 2024-05-02T10:00..2024-05-02T10:00:01: r [1 2], us [20 21]"
      ),
      // Names of several words, apart by wide gaps.
      (
        """
        # Elapsed time   CPU (%)     Real (MB)
               0.000        0.5          1.25
               1.012       95.5         45.10
               2.015       97.3         45.90

        """,
        "Elapsed time 0..2.015: CPU (%) [0.5 95.5 97.3] | Elapsed time 0..2.015: Real (MB) [1.25 45.1 45.9]"
      ),
      // The same with one blank between them, over values that end where they do.
      (
        """
          Time Wind speed Water temp
           0.0        2.1       12.1
           1.0        2.4       12.3
           2.0        2.9       12.2

        """, "Time 0..2: Wind speed [2.1 2.4 2.9], Water temp [12.1 12.3 12.2]"
      ),
      // Over those that begin where they do.
      (
        """
        Date and time    Flow rate Level
        2024-05-01T00:00 12.1      13.10
        2024-05-01T01:00 11.8      13.12
        2024-05-01T02:00 11.2      13.11

        """,
        "Date and time 2024-05-01..2024-05-01T02:00: Flow rate [12.1 11.8 11.2], Level [13.1 13.12 13.11]"
      ),
      // The sign of comments is no name.
      (
        "# t  usr  sys\n 1  20.5  2\n 2  21.5  3\n 4 22.5 4\n",
        "t 1..4: usr [20.5 21.5 22.5], sys [2 3 4]"
      ),
      (
        "#,When,v\n1,2024-01-01,5\n2,2024-01-02,6\n3,2024-01-03,5\n",
        "When 2024-01-01..2024-01-03: v [5 6 5] | ~When 2024-01-01..2024-01-03: # [1 2 3]"
      ),
      (
        "! made up\n# Hz S RI R 50\n1 0.5 0.25\n2 0.4 0.5\n3 0.5 0.25\n4 0.4 0.5\n",
        "Column 1 1..4: Column 2 [0.5 0.4 0.5 0.4], Column 3 [0.25 0.5 0.25 0.5]"
      ),
      // A name less than columns: the last has none where the first name goes with its column.
      (
        "Date,Mean\n2010-01,390,389\n2010-02,391,390\n",
        "Date 2010-01-01..2010-02-01: Mean [390 391], Column 3 [389 390]"
      ),
      (
        "mpg cyl\nMazda 21 6\nDatsun 22.8 4\nHornet 21.4 6\n",
        "rows 1..3: mpg [21 22.8 21.4], cyl [6 4 6]"
      ),
      ("a b\n1 21 6\n2 22.8 4\n3 21 5\n", "Column 1 1..3: a [21 22.8 21], b [6 4 5]"),
      // A name more.
      ("X\tA\tB\tComment\n0.0\t1\t5\n0.1\t2\t6\n", "X 0..0.1: A [1 2], B [5 6]"),
      // Cells that are always empty.
      ("t,msecs,v,w\n10,1,7,,,,\n20,2,8,,,,\n", "t 10..20: msecs [1 2], v [7 8]"),
    ])
  func names(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "what stands above and between is no name",
    arguments: [
      (
        "Samples\t20\t20\t\nX0\t0.0\t0.0\t\n***End***\t\t\t\nX\tU\tI\tNote\n0.0\t0\t5\n0.1\t1\t6\n0.2\t2\t7\n0.3\t1\t5\n0.4\t1\t5\n0.5\t1\t5\n",
        "X 0..0.5: U 6(0..2), I 6(5..7)"
      ),
      (
        "Device,RC-5,\nMax.,9.1,Min.\n\nNo.,Time,T\n1,2023-06-01 08:00,5.5\n2,2023-06-01 08:10,6.5\n3,2023-06-01 08:20,5.5\n",
        "Time 2023-06-01T08:00..2023-06-01T08:20: T [5.5 6.5 5.5] | ~Time 2023-06-01T08:00..2023-06-01T08:20: No. [1 2 3]"
      ),
      (
        "Index,Time,Kind,Info,Glucose\n1,,FirstName,Jane,\n2,,LastName,Doe,\n3,,Device,,\n4,2024-03-01T00:00,EGV,,100\n5,2024-03-01T00:05,EGV,,101\n6,2024-03-01T00:10,EGV,,102\n",
        "Time 2024-03-01..2024-03-01T00:10: Glucose [100 101 102] | ~Time 2024-03-01..2024-03-01T00:10: Index [4 5 6]"
      ),
      (
        "id,state,changed\na,starting,2024-05-02T00:00Z\na,20.5,2024-05-02T01:00Z\na,21.5,2024-05-02T02:00Z\n",
        "changed 2024-05-02T01:00..2024-05-02T02:00: state [20.5 21.5]"
      ),
      (
        "#YY  MM DD hh mm WSPD\n#yr  mo dy hr mn m/s\n2024 03 05 00 00 4.0\n2024 03 05 00 10 5.0\n",
        "YY 2024-03-05..2024-03-05T00:10: WSPD (m/s) [4 5]"
      ),
    ])
  func preambles(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "a moment in parts",
    arguments: [
      ("Year,Month,v\n2021,11,5\n2021,12,6\n2022,1,7\n", "Year 2021-11-01..2022-01-01: v [5 6 7]"),
      (
        "Jahr;Tag;v\n2021;1;5\n2021;1;6\n2021;1;5\n",
        "rows 1..3: v [5 6 5] | rows 1..3: Jahr [2021 2021 2021] | rows 1..3: Tag [1 1 1]"
      ),
      ("year,doy,v\n2024,60,5\n2024,61,6\n", "year 2024-02-29..2024-03-01: v [5 6]"),
      (
        "Date,Hour,v\n2024-05-02,0,5\n2024-05-02,1,6\n",
        "Date 2024-05-02..2024-05-02T01:00: v [5 6]"
      ),
      (
        "Date,Time,v\n20240502,12:00,5\n20240502,12:01,6\n",
        "Date 2024-05-02T12:00..2024-05-02T12:01: v [5 6]"
      ),
      (
        "Date,HHMM,v\n20240502,0000,5\n20240502,0015,6\n",
        "Date 2024-05-02..2024-05-02T00:15: v [5 6]"
      ),
      (
        "STN,YYYYMMDD,TG\n260,20230131,5\n260,20230201,6\n",
        "YYYYMMDD 2023-01-31..2023-02-01: TG [5 6] | YYYYMMDD 2023-01-31..2023-02-01: STN [260 260]"
      ),
      (
        "11:50:01 AM  CPU  %user\n11:55:01 AM  all  11\n12:00:01 PM  all  12\n12:05:01 PM  all  13\nAverage:  all  12\n",
        "11:50:01 42901000..43501000: %user [11 12 13]"
      ),
      // What follows a day once each is no clock, unless it is called one.
      (
        "day,clock,v\n2001-06-08,06:30,38\n2002-06-08,07:30,39\n",
        "day 2001-06-08T06:30..2002-06-08T07:30: v [38 39]"
      ),
    ])
  func parts(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "keys part rows into series",
    arguments: [
      (
        "country,year,v\nA,2000,1\nA,2005,2\nB,2000,3\nB,2005,4\n",
        "year 2000-01-01..2005-01-01: A [1 2], B [3 4]"
      ),
      (
        "time,register,kWh\n"
          + (0..<20).map { "2024-10-26 \($0 + 3):00,off,1\n2024-10-26 \($0 + 3):00,in,5\n" }
          .joined()
          + "2024-10-27 01:00,off,1\n2024-10-27 01:00,in,5\n2024-10-27 02:00,off,2\n2024-10-27 02:00,in,6\n2024-10-27 02:00,off,3\n2024-10-27 02:00,in,7\n2024-10-27 03:00,off,4\n2024-10-27 03:00,in,8\n",
        "time 2024-10-26T03:00..2024-10-27T03:00: off 24(1..4), in 24(5..8)"
      ),
      (
        "time;cpu;user\n2024-05-02 10:00;0;10\n2024-05-02 10:00;1;30\n2024-05-02 10:01;0;11\n2024-05-02 10:01;1;31\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: cpu 0 [10 11], cpu 1 [30 31]"
      ),
      (
        "sensor,v,t\na,1,2024-05-02T00:10Z\na,2,2024-05-02T00:20Z\nb,7,2024-05-02T00:15Z\nb,8,2024-05-02T00:25Z\n",
        "t 2024-05-02T00:10..2024-05-02T00:25: a [1 - 2 -], b [- 7 - 8]"
      ),
      (
        "country,indicator,year,v\nA,births,2000,1\nA,deaths,2000,5\nB,births,2000,2\nB,deaths,2000,6\nA,births,2001,3\nA,deaths,2001,7\nB,births,2001,4\nB,deaths,2001,8\n",
        "year 2000-01-01..2001-01-01: A, births [1 3], A, deaths [5 7], B, births [2 4], B, deaths [6 8]"
      ),
      // Words that say how it was are no keys.
      (
        "day,v,note\n2024-01-01,1,good\n2024-01-02,2,bad\n2024-01-03,3,good\n2024-01-04,4,bad\n",
        "day 2024-01-01..2024-01-04: v [1 2 3 4]"
      ),
    ])
  func keys(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test("a key that begins behind what is looked at first parts rows as well")
  func lateKey() throws {
    let days = (0..<3000).map {
      CivilDate(milliseconds: 1_420_070_400_000 + Double($0) * 86_400_000)
    }
    let rows = ["north", "south"].flatMap { key in
      days.map { "\(key),\($0.year)-\($0.month)-\($0.day),\($0.day).5\n" }
    }
    #expect(
      try understood("station,date,level\n" + rows.joined())
        == "date 2015-01-01..2023-03-19: north 3000(1.5..31.5), south 3000(1.5..31.5)")
  }

  @Test(
    "dates across",
    arguments: [
      (
        "Country,2019,2020,2021\nA,10,12,13\nB,20,21,25\n",
        "? 2019-01-01..2021-01-01: A [10 12 13], B [20 21 25]"
      ),
      (
        "Region,Code,1/22/20,1/23/20\nA,x,10,12\nB,y,20,21\n",
        "? 2020-01-22..2020-01-23: A [10 12], B [20 21]"
      ),
      (
        "entity,unit,2024-08-13T00:00Z,2024-08-13T01:00Z\ngrid,kWh,0.5,0.75\nsun,kWh,0,0.1\n",
        "? 2024-08-13..2024-08-13T01:00: grid (kWh) [0.5 0.75], sun (kWh) [0 0.1]"
      ),
      (
        "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n2001,1,2,3,4,5,6,7,8,9,10,11,12\n2002,2,3,4,5,6,7,8,9,10,11,12,13\n",
        "Year 2001-01-01..2002-12-01: x 24(1..13)"
      ),
      (
        "Day;00:00-00:15;00:15-00:30\n01/09/2024;0,1;0,2\n02/09/2024;0,3;0,4\n",
        "Day 2024-09-01..2024-09-02T00:15: x [0.1 0.2 0.3 0.4]"
      ),
      (
        "\"Source\",\"Made\",\n\n\"Country\",\"Code\",\"2019\",\"2020\",\n\"A\",\"AAA\",\"100\",\"101\",\n\"B\",\"BBB\",\"90\",\"91\",\n",
        "? 2019-01-01..2020-01-01: A [100 101], B [90 91]"
      ),
      (
        "Tube,Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\nA,2001,1,2,3,4,5,6,7,8,9,10,11,12\nB,2001,21,,,,,,,,,,,22\nA,2002,2,3,4,5,6,7,8,9,10,11,12,13\nB,2002,23,,,,,,,,,,,24\n",
        "Year 2001-01-01..2002-12-01: A 24(1..13), B 4(21..24)"
      ),
      (
        "Metric;01.05.2024;02.05.2024;03.05.2024\nA;1,5;2,5;3,5\nB;2,5;3,5;4,5\n",
        "? 2024-05-01..2024-05-03: A [1.5 2.5 3.5], B [2.5 3.5 4.5]"
      ),
      (
        "Province,Country,1/22/20,1/23/20\n,A,10,12\nNew,B,20,21\nOld,B,5,6\n",
        "? 2020-01-22..2020-01-23: A [10 12], New, B [20 21], Old, B [5 6]"
      ),
      // Years in rows are values.
      (
        "name,born,died\nAnn,1900,1980\nBob,1910,1985\nEve,1905,1970\n",
        "rows 1..3: born [1900 1910 1905], died [1980 1985 1970]"
      ),
    ])
  func across(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }

  @Test(
    "values come before what counts, identifies or never changes",
    arguments: [
      (
        "time,Server ID,Ping\n2024-05-02T00:00Z,5000,18.5\n2024-05-02T01:00Z,5000,19.5\n",
        "time 2024-05-02..2024-05-02T01:00: Ping [18.5 19.5] | time 2024-05-02..2024-05-02T01:00: Server ID [5000 5000]"
      ),
      (
        ",Date,T\n0,2024-05-01,20.5\n1,2024-05-02,21.5\n2,2024-05-03,20.5\n",
        "Date 2024-05-01..2024-05-03: T [20.5 21.5 20.5] | ~Date 2024-05-01..2024-05-03: Column 1 [0 1 2]"
      ),
      (
        "lon,When,Year,Month,Day,T\n-75,2024-01-01,2024,1,1,-8.5\n-75,2024-01-02,2024,1,2,-7.5\n-75,2024-01-03,2024,1,3,-8\n",
        "When 2024-01-01..2024-01-03: T [-8.5 -7.5 -8] | When 2024-01-01..2024-01-03: lon [-75 -75 -75] | ~When 2024-01-01..2024-01-03: Year [2024 2024 2024] | ~When 2024-01-01..2024-01-03: Month [1 1 1], Day [1 2 3]"
      ),
      (
        "at,mills,v\n2024-05-02T00:00Z,1714608000000,100\n2024-05-02T00:05Z,1714608300000,101\n",
        "at 2024-05-02..2024-05-02T00:05: v [100 101] | ~at 2024-05-02..2024-05-02T00:05: mills [1714608000000 1714608300000]"
      ),
      (
        "Sample,Time(S),CH1(V)\n0,0.0,5\n1,0.1,6\n2,0.2,5\n",
        "Time 0..0.2: CH1 (V) [5 6 5] | ~Time 0..0.2: Sample [0 1 2]"
      ),
    ])
  func roles(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found == expected)
  }
}
