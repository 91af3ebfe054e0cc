import ChartCore
import Testing

@testable import ChartFiles

/// Small tables as agencies, devices and programs write them that people ask about in public.
@Suite struct PublicTablesTests {
  @Test(
    "the table is below what is said above it",
    arguments: [
      // Small tables about the station, each below a blank line (SMHI).
      (
        "Name;Nummer;Höhe\nPåhittad;99;2.0\n\nTid fr;Tid till;Höhe;Lat\n1995-08-01 00:00:00;2024-02-01 12:00:00;135.0;57.5\n\nDatum;Tid;Temp;Q\n1995-08-01;01:00;10.5;G\n1995-08-01;02:00;10;G\n1995-08-01;03:00;9.5;G\n1995-08-01;04:00;9;Y\n1995-08-01;05:00;9.5;G\n1995-08-01;06:00;9;G\n1995-08-01;07:00;9.5;G\n",
        "Datum 1995-08-01T01:00..1995-08-01T07:00: Temp 7(9..10.5)"
      ),
      // Settings filled up with delimiters, and a row of nothing else.
      (
        "Name,JANE,,\nMeter,72,,\nEnd,03/30/2024,,\n,,,\nWhen,Id,Usage,Unit\n03/30/2024 00:00,72,2.5,kwh\n03/30/2024 00:15,72,2,kwh\n03/30/2024 00:30,72,3,kwh\n03/30/2024 00:45,72,2,kwh\n03/30/2024 01:00,72,2.5,kwh\n",
        "When 2024-03-30..2024-03-30T01:00: Usage 5(2..3) | When 2024-03-30..2024-03-30T01:00: Id 5(72..72)"
      ),
      // Names below the values of a place, and days of years in five figures (DSSAT).
      (
        "*WEATHER : Town, Land\n\n@ INSI   LAT   LONG  ELEV TAV\n  UFGA 29.6 -82.4  10 20.9\n@DATE SRAD TMAX\n24001 12.5 18.5\n24002 13.5 19.5\n24003 12.5 18\n24004 13 18.5\n24005 12 19\n24006 12.5 18\n24007 12 18.5\n",
        "@DATE 2024-01-01..2024-01-07: SRAD 7(12..13.5), TMAX 7(18..19.5)"
      ),
      // Names behind a word of their own (W3C extended logs).
      (
        "#Software: IIS\n#Version: 1.0\n#Date: 2024-05-02 10:00:03\n#Fields: date time s-ip time-taken\n2024-05-02 10:00:03 10.0.0.4 15\n2024-05-02 10:00:15 10.0.0.4 76\n2024-05-02 10:00:27 10.0.0.4 137\n",
        "date 2024-05-02T10:00:03..2024-05-02T10:00:27: time-taken [15 76 137]"
      ),
      // No names at all below long settings (EnergyPlus).
      (
        "LOCATION,Town,AZ,32.5\nPERIODS,1,.5,,16,13,12\n2002,1,1,1,0,a,4.5,93500,999\n2002,1,1,2,0,a,3.5,93500,999\n2002,1,1,3,0,a,2.5,93500,999\n2002,1,1,4,0,a,2,93500,999\n2002,1,1,5,0,a,2.5,93500,999\n2002,1,1,6,0,a,3,93500,999\n2002,1,1,7,0,a,3.5,93500,999\n2002,1,1,8,0,a,4,93500,999\n2002,1,1,9,0,a,4.5,93500,999\n",
        "Column 4 1..9: Column 7 9(2..4.5)"
      ),
    ])
  func belowSettings(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "days and clocks",
    arguments: [
      // A day between colons, beside its clock (AERONET).
      (
        "Date(dd:mm:yyyy),Time,v\n02:05:2024,06:02:17,5\n02:05:2024,06:09:17,6\n03:05:2024,06:16:17,5\n",
        "Date 2024-05-02T06:02:17..2024-05-03T06:16:17: v [5 6 5]"
      ),
      // Years and their days, which nothing but the year makes such.
      (
        "year day maxt\n1990 31 30.5\n1990 32 31.5\n1990 33 30\n1990 34 31\n",
        "year 1990-01-31..1990-02-03: maxt [30.5 31.5 30 31]"
      ),
      ("date,v\n2024001,5\n2024002,6\n2024366,5\n", "date 2024-01-01..2024-12-31: v [5 6 5]"),
      ("date,v\n2024001,5\n2024002,6\n2024367,5\n", "date 2024001..2024367: v [5 6 5]"),
      // Days in eight figures beside clocks in four, without names (USCRN).
      (
        "53131 20190101 2340 5.5\n53131 20190101 2345 6.5\n53131 20190101 2350 5\n53131 20190101 2355 6\n53131 20190102 0000 5.5\n53131 20190102 0005 6.5\n53131 20190102 0010 5\n53131 20190102 0015 6\n",
        "Column 2 2019-01-01T23:40..2019-01-02T00:15: Column 4 8(5..6.5)"
      ),
      // Milliseconds since 1970 under any name.
      (
        "sid,start,stop,rating\n7,1732140167000,1732165367000,0.5\n8,1732226807000,1732253027000,1\n9,1732313927000,1732341167000,2.5\n",
        "start 2024-11-20T22:02:47..2024-11-22T22:18:47: sid [7 8 9], rating [0.5 1 2.5]"
      ),
      // The clock before the day (O2Ring).
      (
        "Time,O2\n23:58:30 May 20 2024,95\n23:58:34 May 20 2024,96\n00:00:02 May 21 2024,95\n",
        "Time 2024-05-20T23:58:30..2024-05-21T00:00:02: O2 [95 96 95]"
      ),
      // Days in rows of their own (Garmin).
      (
        "Time,Weight,\n\" May 24, 2024\",\n7:38 AM,79.5 kg,\n\" May 22, 2024\",\n7:35 AM,79 kg,\n8:35 PM,80 kg,\n",
        "Date 2024-05-22T07:35..2024-05-24T07:38: Weight (kg) [79 80 79.5]"
      ),
      // Years and months in words, without names (Destatis).
      (
        ";;Index\n2023;Januar;114,5\n2023;Februar;114\n2023;März;115,5\n2023;April;116\n",
        "Column 1 2023-01-01..2023-04-01: Column 3 [114.5 114 115.5 116]"
      ),
      // A time before a count of loops, and no time of something.
      (
        "loopIteration,time (us),v\n0,35000123,5\n4,35000623,6\n8,35001123,5\n",
        "time 35000123..35001123: v [5 6 5] | ~"
      ),
      (
        "fps,frametime,cpu_load,elapsed\n82.5,12.5,20,25159\n88,11.5,20,36511\n82,12,21,48664\n77,13,21,61620\n",
        "elapsed 25159..61620: "
      ),
      // Hours beside days are none such as 0023 (Meteostat).
      (
        "2024-05-01,0,14.5,50\n2024-05-01,1,16,51\n2024-05-01,2,17.5,52\n2024-05-01,3,19,53\n2024-05-01,4,18,52\n2024-05-01,5,17,51\n2024-05-01,6,16,50\n2024-05-01,7,15,51\n2024-05-01,8,16,52\n2024-05-01,9,17,51\n2024-05-01,10,16,52\n2024-05-01,11,15,51\n2024-05-01,12,16,52\n2024-05-01,13,16,52\n2024-05-01,14,16,52\n2024-05-01,15,16,52\n2024-05-01,16,16,52\n2024-05-01,17,16,52\n2024-05-01,18,16,52\n2024-05-01,19,16,52\n2024-05-01,20,16,52\n2024-05-01,21,16,52\n2024-05-01,22,16,52\n2024-05-01,23,16,52\n",
        "Column 1 2024-05-01..2024-05-01T23:00: Column 3 24(14.5..19), Column 4 24(50..53)"
      ),
      // Sums of years as months 13 (EIA).
      (
        "YYYYMM,Value\n202211,60.5\n202212,61\n202213,700\n202301,62\n202302,61\n",
        "YYYYMM 2022-11-01..2023-02-01: Value [60.5 61 62 61]"
      ),
      // Quarters as the French write them.
      ("t,v\n2023-T3,5\n2023-T4,6\n2024-T1,5\n", "t 2023-07-01..2024-01-01: v [5 6 5]"),
      // A constant is no clock, however large.
      ("k,v\n999999999,5\n999999999,6\n999999999,5\n", "rows 1..3: v [5 6 5]"),
    ])
  func moments(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "what rows are of",
    arguments: [
      // States that last are no things, units none either.
      (
        "t,State,v\n0.5,R,5\n1,R,6\n1.5,R,5\n2,R,6\n2.5,C,5\n3,C,6\n3.5,C,5\n4,C,6\n",
        "t 0.5..4: v 8(5..6)"
      ),
      (
        "t,v,status,unit,w,status,unit\n2024-05-01,5,P,ug,7,P,ug\n2024-05-02,6,P,ug,8,P,ug\n2024-05-03,,,,9,P,ug\n2024-05-04,,,,8,P,ug\n2024-05-05,5,P,ug,7,P,ug\n",
        "t 2024-05-01..2024-05-05: v 3(5..6), w 5(7..9)"
      ),
      (
        "t,Band,m\n2460400.25,V,9.5\n2460400.5,Vis.,9\n2460401.25,V,9.5\n2460401.5,Vis.,10\n",
        "t 2460400.25..2460401.5: V [9.5 - 9.5 -], Vis. [- 9 - 10]"
      ),
      // An account has one balance, whoever was paid (PayPal).
      (
        "Date,Name,Net,Balance\n04/02/2024,Jane,337.5,1149.5\n04/03/2024,TV,-12.5,1137\n04/14/2024,TV,-12.5,1124.5\n04/15/2024,Jane,100,1224.5\n",
        "Date 2024-04-02..2024-04-15: Net [337.5 -12.5 -12.5 100], Balance [1149.5 1137 1124.5 1224.5]"
      ),
      // Cycles come after what is measured in them.
      (
        "Date_Time,Cycle_Index,Current (A)\n2019-05-02 10:00,1,1.5\n2019-05-02 10:01,1,1\n2019-05-02 10:02,2,1.5\n",
        "Date_Time 2019-05-02T10:00..2019-05-02T10:02: Current (A) [1.5 1 1.5] | Date_Time"
      ),
      // Each key has a unit of its own.
      (
        "s;PID;VALUE;UNITS\n1.5;Speed;30;km/h\n2;Rpm;1700;rpm\n2.5;Speed;31;km/h\n3;Rpm;1750;rpm\n",
        "s 1.5..3: Speed (km/h) [30 - 31 -] | s 1.5..3: Rpm (rpm) [- 1700 - 1750]"
      ),
      // Numbers of things in turn, each at moments of its own.
      (
        "timestamp, index, use [%]\n2024/05/20 10:00:00.125, 0, 81 %\n2024/05/20 10:00:00.250, 1, 15 %\n2024/05/20 10:00:01.125, 0, 77 %\n2024/05/20 10:00:01.250, 1, 17 %\n2024/05/20 10:00:02.125, 0, 80 %\n2024/05/20 10:00:02.250, 1, 16 %\n",
        "timestamp 2024-05-20T10:00..2024-05-20T10:00:02: index 0 3(77..81), index 1 3(15..17)"
      ),
      // Words come before the number that says the same (InfluxDB).
      (
        "table,t,v,_field,sensor_id\n0,2024-05-02T12:00Z,5,temp,A1\n0,2024-05-02T12:01Z,6,temp,A1\n0,2024-05-02T12:02Z,5,temp,A1\n1,2024-05-02T12:00Z,7,temp,B2\n1,2024-05-02T12:01Z,8,temp,B2\n1,2024-05-02T12:02Z,7,temp,B2\n2,2024-05-02T12:00Z,30,hum,A1\n2,2024-05-02T12:01Z,31,hum,A1\n2,2024-05-02T12:02Z,30,hum,A1\n",
        "t 2024-05-02T12:00..2024-05-02T12:02: temp, A1 [5 6 5], temp, B2 [7 8 7], hum, A1 [30 31 30]"
      ),
    ])
  func keys(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "a second clock in other units waits",
    arguments: [
      "t,Time_ms,v\n2024-05-02,45414.5,5\n2024-05-03,45415.5,6\n2024-05-04,45416.5,5\n2024-05-05,45417.5,6\n2024-05-06,45418.5,5\n2024-05-07,45419.5,6\n",
      "t,Day_of_Year(Fraction),v\n2024-05-02,123.5,5\n2024-05-03,124.5,6\n2024-05-04,125.5,5\n2024-05-05,126.5,6\n2024-05-06,127.5,5\n2024-05-07,128.5,6\n",
    ])
  func clocks(text: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix("t 2024-05-02..2024-05-07: v 6(5..6) | ~"), "\(found)")
  }

  @Test(
    "numbers for nothing are told as they are written, and leave columns that have nothing else")
  func sentinels() throws {
    let found = try understoodFile(
      "t,a,b\n2024-01-01,5,-9999\n2024-01-02,-9999,-9999\n2024-01-03,6,-9999\n2024-01-04,5,-9999\n",
      name: "x.csv")
    #expect(found.contains("a [5 - 6 5]") && !found.contains("b ["), "\(found)")
    #expect(found.contains("\"a\" is -9999") && found.contains("\"b\" are -9999"), "\(found)")
  }

  @Test("times of a day across are moments of the day that is written beside them")
  func clocksAcross() throws {
    let found = try understood(
      "Demand 05/02/2024,00:00,00:05,00:10,00:15\nForecast,22.5,22,23,22\nDemand,21,22.5,,\n")
    #expect(
      found
        == "? 2024-05-02..2024-05-02T00:15: Forecast [22.5 22 23 22], Demand [21 22.5 - -]",
      "\(found)")
  }

  @Test("signs of numbers stand before blanks, and numbers beyond a range are missing")
  func blanksBehindSigns() throws {
    let found = try understood(
      "t,a,b\n2024-05-01,+   28.5,1\n2024-05-02,+++++++,2\n2024-05-03,-    1.5,1\n2024-05-04,+   27,2\n"
    )
    #expect(found == "t 2024-05-01..2024-05-04: a [28.5 - -1.5 27], b [1 2 1 2]", "\(found)")
  }

  @Test("days have periods that are numbered")
  func periods() throws {
    let rows = (1...48).map { "2024-05-01,\($0),\($0 % 3)\n" }.joined()
    let found = try understood("SETTLEMENT_DATE,SETTLEMENT_PERIOD,ND\n" + rows + "2024-05-02,1,5\n")
    #expect(found == "SETTLEMENT_DATE 2024-05-01..2024-05-02: ND 49(0..5)", "\(found)")
  }

  @Test("shares are names above values")
  func shares() throws {
    let found = try understood(
      "Timestamp,Users,50%,75%,99.9%\n1715677201,2,N/A,N/A,N/A\n1715677202,4,140,175,210\n1715677203,6,150,175,220\n"
    )
    #expect(found.contains("Users [2 4 6]") && found.contains("99.9% [- 210 220]"), "\(found)")
  }

  @Test("codes of currencies right behind decimals are their unit")
  func codes() throws {
    let found = try understood(
      "t,Executed\n2024-03-01,0.00080BTC\n2024-03-02,0.00070BTC\n2024-03-03,0.0006BTC\n")
    #expect(found.contains("Executed (BTC) [0.0008 0.0007 0.0006]"), "\(found)")
  }

  @Test("a table that is full of blank lines is one, however many there are")
  func blankLines() throws {
    let rows = (1...9000).map { "\n\($0),\($0 % 7)\n" }.joined()
    let found = try understood("x,y\n" + rows)
    #expect(found == "x 1..9000: y 9000(0..6)", "\(found)")
  }

  @Test("letters behind names of functions are no units", arguments: ["G(i)", "P[0]"])
  func functions(name: String) throws {
    let found = try understood("when,\(name)\n2024-01-01,5\n2024-01-02,6\n")
    #expect(found == "when 2024-01-01..2024-01-02: \(name) [5 6]")
  }

  @Test("of two volumes the one that is traded is drawn")
  func tickVolumes() throws {
    let rows = (1...9).map { "2024.01.0\($0)\t05:00\t1.5\t2.5\t1\t2\t90\($0)\t0\n" }.joined()
    let found = try understoodFile(
      "<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\n" + rows)
    #expect(found.contains("<TICKVOL> 9(901..909)"), "\(found)")
  }
}
