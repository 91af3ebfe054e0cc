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
}
