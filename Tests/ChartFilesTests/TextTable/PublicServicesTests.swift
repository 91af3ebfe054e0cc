import ChartCore
import Testing

@testable import ChartFiles

/// Small tables as services and instruments of institutions write them.
@Suite struct PublicServicesTests {
  @Test(
    "which day it was",
    arguments: [
      // Neighbours, hours in a column of their own: months first.
      (
        "Oper,Hour,v\n05/01/2024,01:00,5\n05/01/2024,02:00,6\n05/01/2024,24:00,5\n05/02/2024,01:00,7\n05/02/2024,24:00,5\n",
        "Oper 2024-05-01T01:00..2024-05-03: v 5(5..7)"
      ),
      // One day alone, written down on the next one.
      (
        "used,revised,start time,kWh\n05/01/2024,05/02/2024 07:40:29,00:00,1\n05/01/2024,05/02/2024 07:40:29,00:15,2\n05/01/2024,05/02/2024 07:40:29,00:30,3\n",
        "used 2024-05-01..2024-05-01T00:30: kWh [1 2 3]"
      ),
      // Years first, without signs.
      (
        "YYMMMDD,up\n24JAN01,5\n24JAN02,6\n24JAN03,5\n24FEB28,6\n",
        "YYMMMDD 2024-01-01..2024-02-28: up [5 6 5 6]"
      ),
      ("d,v\n24JAN2001,5\n25JAN2001,6\n", "d 2001-01-24..2001-01-25: v [5 6]"),
      // Clocks with points.
      (
        "Date;Time;T\n10/03/2004;18.00.00;13,9\n10/03/2004;19.00.00;12,5\n11/03/2004;00.00.00;11\n",
        "Date 2004-03-10T18:00..2004-03-11: T [13.9 12.5 11]"
      ),
      // What may be days is some.
      ("d,v\n10.03.04,5\n11.03.04,6\n12.03.04,5\n", "d 2004-03-10..2004-03-12: v [5 6 5]"),
      // Letters beside years.
      (
        "Year,m,d,Time,Time zone,T (degC)\n2024,4,30,22:00,UTC,3\n2024,4,30,23:00,UTC,4\n2024,5,1,00:00,UTC,5\n",
        "Year 2024-04-30T22:00..2024-05-01: T (degC) [3 4 5]"
      ),
      // Names once more and trends below years and months.
      (
        "Year Mo Globe Land\n2023 11 0.07 0.13\n2023 12 0.03 0.04\n2024 1 0.01 0.09\n2024 2 0.05 0.14\nYear Mo Globe Land\nTrend 0.15 0.16 0.17\n",
        "Year 2023-11-01..2024-02-01: Globe [0.07 0.03 0.01 0.05], Land [0.13 0.04 0.09 0.14]"
      ),
      // Months as decimals, the tenth without its zero.
      (
        "Period,Value\n2022.08,5\n2022.09,6\n2022.1,5\n2022.11,6\n2022.12,5\n2023.01,7\n",
        "Period 2022-08-01..2023-01-01: Value 6(5..7)"
      ),
      (
        "year,v\n2022.04,5\n2022.29,6\n2022.54,5\n2022.79,6\n", "year 2022.04..2022.79: v [5 6 5 6]"
      ),
      // Year, day of it, month, day, hour and minute, which nothing calls so.
      (
        "2024 123 5 2 12 0 12 54.5\n2024 123 5 2 12 20 12.333 53\n2024 123 5 2 12 40 12.667 52.5\n2024 123 5 2 13 0 13 51\n2024 123 5 2 13 20 13.333 50.5\n2024 123 5 2 13 40 13.667 49\n",
        "Column 1 2024-05-02T12:00..2024-05-02T13:40: Column 8 6(49..54.5)"
      ),
      // Devices count from when they were made.
      ("Zeit,P\n482576400,5\n482577300,6\n482578200,5\n", "Zeit 482576400..482578200: P [5 6 5]"),
    ])
  func days(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "names that are listed above values",
    arguments: [
      (
        "* Data File:\n# nquan = 3\n# name 0 = timeS: Time, Elapsed [seconds]\n# name 1 = prdM: Pressure [db]\n# name 2 = sal00: Salinity, Practical [PSU]\n# bad_flag = -9.990e-29\n*END*\n 0.000 4.906 31.897\n 600.000 5.220 -9.990e-29\n 1200.000 5.519 32.374\n 1800.000 5.575 32.404\n",
        "Time, Elapsed 0..1800: Pressure (db) [4.906 5.22 5.519 5.575] | Time, Elapsed 0..1800: Salinity, Practical (PSU) [31.897 - 32.374 32.404]"
      ),
      (
        "#TZUTC+1|*|RINVAL-777|*|CUNITcm|*|\n#LAYOUT(timestamp,value,status)|*|\n20240501000000 229.1 200\n20240501001500 -777 255\n20240501003000 245 200\n20240501004500 246 200\n",
        "timestamp 2024-05-01..2024-05-01T00:45: value [229.1 - 245 246]"
      ),
      // Lists of something else are no names.
      ("# Columns: a, b\n1 5 6\n2 6 7\n3 5 6\n", "Column 1 1..3: Column 2 [5 6 5]"),
    ])
  func listedNames(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test("semicolons behind names over blanks are none of them")
  func marksBehindNames() throws {
    let found = try understood(
      "Date(yyyy/MM/dd); Time(hh:mm:ss); BC1; BC6;\n2024/05/02 00:00:00 1897 1811\n2024/05/02 00:01:00 2518 2343\n2024/05/02 00:02:00 2510 2340\n"
    )
    #expect(found.hasSuffix("BC1 [1897 2518 2510], BC6 [1811 2343 2340]"), "\(found)")
  }

  @Test("the same number below zero in several columns that are above it stands for nothing")
  func sharedGaps() throws {
    let found = try understood(
      "when,CO(GT),NOx(GT),T\n2024-03-10,3,157,-5\n2024-03-11,-200,194,4\n2024-03-12,4,-200,3\n2024-03-13,-200,196,-200.5\n"
    )
    #expect(found.contains("CO(GT) [3 - 4 -]") && found.contains("[157 194 - 196]"), "\(found)")
    #expect(found.contains("[-5 4 3 -200.5]"), "\(found)")
  }

  @Test("codes of quality behind numbers that are filled up with zeros are no decimals")
  func codesOfQuality() throws {
    let found = try understoodFile(
      "DATE,TMP,LAT\n2024-03-01T05:51:00,\"+0044,5\",40.5\n2024-03-01T06:51:00,\"-0012,1\",40.5\n2024-03-01T07:51:00,\"+9999,9\",40.5\n2024-03-01T08:51:00,\"+0076,5\",40.5\n",
      name: "x.csv")
    #expect(found.contains("TMP [44 -12 - 76]") && found.contains("\",1\", \",5\""), "\(found)")
    let decimals = try understood("d;v\n2024-03-01;0,5\n2024-03-02;10,5\n2024-03-03;2,5\n")
    #expect(decimals.contains("v [0.5 10.5 2.5]"), "\(decimals)")
  }

  @Test("hours across have flags between them")
  func flagsAcross() throws {
    let names = (1...24).map { ($0 < 10 ? "H0" : "H") + "\($0);V\($0)" }.joined(separator: ";")
    let cells = (1...24).map { "\($0).5;V" }.joined(separator: ";")
    let found = try understood(
      "ANO;MES;DIA;\(names)\n2024;05;01;\(cells)\n2024;05;02;\(cells)\n2024;05;03;\(cells)\n")
    #expect(found == "ANO 2024-05-01T01:00..2024-05-04: x 72(1.5..24.5)", "\(found)")
  }

  @Test("each pair has a name above its units")
  func pairsOverUnits() throws {
    let found = try understood(
      "Chrom.1\t\tChrom.1\t\nUV\t\tCond\t\nml\tmAU\tml\tmS/cm\n0.5\t8\t0.1\t4.5\n1\t9\t0.3\t5.5\n1.5\t8\t0.5\t5\n2\t7\t0.7\t4.5\n"
    )
    #expect(
      found.contains("0.5..2: Chrom.1 UV (mAU) [8 9 8 7]")
        && found.contains("0.1..0.7: Chrom.1 Cond (mS/cm) [4.5 5.5 5 4.5]"), "\(found)")
  }

  @Test("times that fill a table up are no rows of it")
  func timesOfNothing() throws {
    let found = try understood(
      "Time,A1,A2\n0:00:00,0.5,0.25\n0:10:00,0.75,0.25\n0:20:00,0.5,0.5\n0:30:00,0.5,0.75\n0:00:00,,\n0:00:00,,\n"
    )
    #expect(found == "Time 0..1800000: A1 4(0.5..0.75), A2 4(0.25..0.75)", "\(found)")
  }

  @Test(
    "days that are counted from long ago wait",
    arguments: [
      "t,MJD,v\n2024-01-01,60310,5\n2024-01-02,60311,6\n2024-01-03,60312,5\n2024-01-04,60313,6\n2024-01-05,60314,5\n2024-01-07,60316,6\n",
      // Uneven steps, in any words.
      "t,fluxjulian,v\n2024-01-01,60310,5\n2024-01-02,60311,6\n2024-01-05,60314,5\n2024-01-06,60315,6\n2024-01-09,60318,5\n2024-01-17,60326,6\n",
      "t,Jul,v\n2024-01-01,1,5\n2024-01-02,2,6\n2024-01-05,5,5\n2024-01-06,6,6\n2024-01-09,9,5\n2024-01-17,17,6\n",
    ])
  func countedDays(text: String) throws {
    let found = try understood(text)
    #expect(found.contains(": v 6(5..6) | ~"), "\(found)")
  }

  @Test("observations in objects of moments are rows")
  func observations() throws {
    func object(_ hour: Int, _ t: Double, _ w: Double) -> String {
      """
      {"sourceId": "SN1", "referenceTime": "2024-05-01T0\(hour):00:00Z", "observations": [
      {"elementId": "air", "value": \(t), "unit": "degC", "level": {"unit": "m", "value": 2}},
      {"elementId": "wind", "value": \(w), "unit": "m/s", "level": {"unit": "m", "value": 10}}]}
      """
    }
    let rows = [object(0, 9.5, 3), object(1, 10.5, 4), object(2, 11, 5)].joined(separator: ",")
    let found = try understoodFile("{\"total\": 3, \"data\": [\(rows)]}", name: "x.json")
    #expect(
      found.contains("air (degC) [9.5 10.5 11]") && found.contains("wind (m/s) [3 4 5]"), "\(found)"
    )
  }

  @Test(
    "moments of services",
    arguments: [
      // Hours alone behind T (EIA), and with a colon before the zone (Steam).
      (
        "period,v\n2024-05-02T19,5\n2024-05-02T20,6\n2024-05-02T21,5\n",
        "period 2024-05-02T19:00..2024-05-02T21:00: v [5 6 5]"
      ),
      (
        "d,v\nApr 01 2024 01: +0,5\nApr 02 2024 01: +0,6\n",
        "d 2024-04-01T01:00..2024-04-02T01:00: v [5 6]"
      ),
      // Of two clocks the first column that says all.
      (
        "Timestamp,v,clock.time,clock.date\n2024-05-18 10:12:44.318,5,10:12:44,2024-05-18\n2024-05-18 10:12:45.321,6,10:12:45,2024-05-18\n2024-05-18 10:12:46.322,5,10:12:46,2024-05-18\n",
        "Timestamp 2024-05-18T10:12:44..2024-05-18T10:12:46: v [5 6 5]"
      ),
      // Clocks of things one behind the other: no midnight passes.
      (
        "kind,at,n\nNo Delay,00:00,5\nNo Delay,12:30,6\nNo Delay,23:30,5\nWeather,00:00,1\nWeather,12:30,2\nWeather,23:30,3\n",
        "at 0..84600000: No Delay [5 6 5], Weather [1 2 3]"
      ),
      // But it does where one thing goes on.
      ("at,n\n22:00,5\n23:00,6\n00:00,5\n01:00,7\n", "at 79200000..90000000: n [5 6 5 7]"),
      // How far the samples are apart.
      (
        "#CHANNEL:CH1\n#CLOCK=0.000001000S\n#UNITS:V\n\n2.5\n3.5\n4.5\n5\n4.5\n",
        "Time 0..4e-06: UNITS:V 5(2.5..5)"
      ),
    ])
  func moments(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "names of services",
    arguments: [
      // Years with flags and notes between them (FAO).
      (
        "Area,Item,Unit,Y1990,Y1990F,Y1990N,Y1991,Y1991F,Y1991N,Y1992,Y1992F,Y1992N\nFinland,Wheat,kg,209,A,,205,A,,208,A,\nFinland,Oats,kg,109,A,,105,A,,108,A,\n",
        "Wheat (kg) [209 205 208], Oats (kg) [109 105 108]"
      ),
      // How long loans last.
      (
        ",USD A,,,USD BB,,\nDate,7D,1M,12M,7D,1M,12M\n05/30/2023,67.5,69,75,328,338,357\n05/31/2023,66,69.5,75,328.5,337,358\n06/01/2023,66,70,74,329,342,362\n",
        "USD A 7D [67.5 66 66]"
      ),
      // Days of a month above its hours.
      (
        ";24;25;26\n1;0,07;0,28;0,09\n2;0,24;0,06;0,06\n3;0,11;0,17;0,28\n4;0,22;0,14;0,28\n",
        "24 [0.07 0.24 0.11 0.22], 25 [0.28 0.06 0.17 0.14], 26 [0.09 0.06 0.28 0.28]"
      ),
      // Words in front of numbers, which are the same in each line.
      (
        "23:14:03.699 -> Humidity: 44.80%  Temperature: 23.10°C 73.58°F  Heat index: 22.5°C\n23:14:05.746 -> Humidity: 45.40%  Temperature: 22.90°C 73.22°F  Heat index: 22.5°C\n23:14:07.791 -> Humidity: 45.90%  Temperature: 23.00°C 73.40°F  Heat index: 22°C\n",
        "Humidity (%) [44.8 45.4 45.9]"
      ),
      // Several values of each thing: a chart says which one it is of.
      (
        "id\tunit\tstart\tmin\tmean\nout\t°C\t02.05.2024 00:00\t10\t11\nout\t°C\t02.05.2024 01:00\t11\t12\nuse\tkWh\t02.05.2024 00:00\t\t\nuse\tkWh\t02.05.2024 01:00\t\t\n",
        "out (°C) [10 11]"
      ),
      // Sets of an exercise.
      (
        "Date,Exercise Name,Set Order,Weight\n2024-04-01,Bench,1,60\n2024-04-01,Bench,2,62.5\n2024-04-01,Dips,1,35\n2024-04-01,Dips,2,36\n2024-04-03,Bench,1,61\n2024-04-03,Bench,2,63\n2024-04-03,Dips,1,37\n2024-04-03,Dips,2,38\n",
        "Bench, Set Order 2 [62.5 63]"
      ),
    ])
  func names(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.contains(expected), "\(found)")
  }

  @Test("arrays in several objects are known by these")
  func arraysOfObjects() throws {
    func list(_ first: Double) -> String {
      (0..<9).map { "\(first + Double($0 * 4 % 9))" }.joined(separator: ",")
    }
    let found = try understoodFile(
      "{\"result\":{\"extruder\":{\"temperatures\":[\(list(20))],\"powers\":[0,0.1,1,1,1,0,0,1,0]},\"bed\":{\"temperatures\":[\(list(600))],\"powers\":[0,1,1,0,0,1,0,1,1]}}}",
      name: "x.json")
    #expect(
      found
        == "rows 1..9: temperatures 9(20..28), powers 9(0..1) | rows 1..9: temperatures 9(600..608) | rows 1..9: powers 9(0..1)",
      "\(found)")
  }

  @Test("what begins as Strava's list and says neither how far nor how long is a table")
  func otherActivities() throws {
    let head =
      "Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Climb (m),Notes,GPX File\n"
    let found = try understoodFile(
      head
        + "a1,2024-04-28 02:00:29,Running,,12.5,1:06:49,5:33,89,,\na2,2024-04-26 21:53:29,Running,,6,31:43,5:16,81,,\na3,2024-04-24 21:53:29,Running,,7,31:43,5:16,82,,\n",
      name: "x.csv")
    #expect(found.contains("Distance (km) [7 6 12.5]"), "\(found)")
  }
}
