import ChartCore
import Testing

@testable import ChartFiles

/// Answers of web services as they are written, with few values each.
@Suite struct JSONServicesTests {
  @Test(
    "moments as keys, and series named by the keys around them",
    arguments: [
      (
        #"[{"metric":"cpu","tags":{"host":"a"},"aggregateTags":[],"dps":{"1714644000":10.5,"1714644060":12}},{"metric":"cpu","tags":{"host":"b"},"dps":{"1714644000":80,"1714644060":81.5}}]"#,
        "time 2024-05-02T10:00..2024-05-02T10:01: a [10.5 12], b [80 81.5]"
      ),
      (
        #"[{"metric":"cpu","tags":{"host":"a"},"dps":{"1714644000":10.5,"1714644060":12}}]"#,
        "time 2024-05-02T10:00..2024-05-02T10:01: cpu [10.5 12]"
      ),
      (
        #"[{"name":"a","days":{"2024-05-02":5,"2024-05-03":6}},{"name":"b","days":{"2024-05-02":7,"2024-05-03":8}}]"#,
        "time 2024-05-02..2024-05-03: a days [5 6], b days [7 8]"
      ),
      (
        #"{"time":{"data":[0,1,2],"series_type":"distance"},"heartrate":{"data":[120,121,119],"series_type":"distance"}}"#,
        "time 0..2: heartrate [120 121 119]"
      ),
      (
        #"{"time":{"data":["2024-05-02","2024-05-03"]},"rain":{"unit":"mm","data":[1,2.5]}}"#,
        "time 2024-05-02..2024-05-03: rain (mm) [1 2.5]"
      ),
      (
        #"{"temperature":[{"ts":1714644000000,"value":"10.5"},{"ts":1714644060000,"value":"11"}],"humidity":[{"ts":1714644000000,"value":"80"},{"ts":1714644060000,"value":"81"}]}"#,
        "ts 2024-05-02T10:00..2024-05-02T10:01: temperature [10.5 11], humidity [80 81]"
      ),
      (
        #"{"temperature":[{"ts":1714644000000,"value":10.5},{"ts":1714644060000,"value":11}],"humidity":[{"ts":1714644007000,"value":80},{"ts":1714644067000,"value":81}]}"#,
        "ts 2024-05-02T10:00..2024-05-02T10:01: temperature [10.5 11] | ts 2024-05-02T10:00:07..2024-05-02T10:01:07: humidity [80 81]"
      ),
      (
        #"{"properties":{"temperature":{"uom":"°C","values":[{"validTime":"2024-05-02T10:00:00Z","value":5},{"validTime":"2024-05-02T11:00:00Z","value":6}]},"dewpoint":{"uom":"°C","values":[{"validTime":"2024-05-02T10:00:00Z","value":1},{"validTime":"2024-05-02T11:00:00Z","value":2}]}}}"#,
        "validTime 2024-05-02T10:00..2024-05-02T11:00: temperature (°C) [5 6], dewpoint (°C) [1 2]"
      ),
      (
        #"{"channel":{"id":9,"field1":"Temperature","field2":"Humidity"},"feeds":[{"created_at":"2024-05-02T10:00:00Z","field1":"10.5","field2":"80"},{"created_at":"2024-05-02T11:00:00Z","field1":"11","field2":null}]}"#,
        "created_at 2024-05-02T10:00..2024-05-02T11:00: Temperature [10.5 11], Humidity [80 -]"
      ),
    ])
  func keys(text: String, expected: String) throws {
    let found = try understoodFile(text)
    #expect(found == expected)
  }

  @Test(
    "cells that are objects, names beside arrays, moments by a start and a step",
    arguments: [
      (
        #"{"cols":[{"id":"d","label":"Date","type":"date"},{"id":"t","label":"","type":"number"}],"rows":[{"c":[{"v":"Date(2024,4,1)","f":"x"},{"v":10.5}]},{"c":[{"v":"Date(2024,4,31)"},null]},{"c":[null,{"v":3}]},{"c":[{"v":"Date(2024,11,32)"},{"v":12}]}]}"#,
        #"Date 2024-05-01..2025-01-01: t [10.5 - 12] ! 1 row is left out, in line 1: a moment was expected in "Date", found nothing."#
      ),
      (
        #"{"table":{"cols":[{"label":"t","type":"timeofday"},{"label":"v"}],"rows":[{"c":[{"v":[10,5,0]},{"v":1}]},{"c":[{"v":[10,6,0]},{"v":2}]}]}}"#,
        "t 36300000..36360000: v [1 2]"
      ),
      (
        #"{"dimensionHeaders":[{"name":"date"}],"metricHeaders":[{"name":"sessions"},{"name":"users"}],"rows":[{"dimensionValues":[{"value":"20240502"}],"metricValues":[{"value":"10"},{"value":"5"}]},{"dimensionValues":[{"value":"20240503"}],"metricValues":[{"value":"12"},{"value":"7"}]}]}"#,
        "date 2024-05-02..2024-05-03: sessions [10 12], users [5 7]"
      ),
      (
        #"{"labels":["time","user","system"],"data":[[1714644000,10.5,2],[1714643999,12,3]]}"#,
        "time 2024-05-02T09:59:59..2024-05-02T10:00: user [12 10.5], system [3 2]"
      ),
      (
        #"{"meta":{"start":1714644000,"step":300,"legend":["in","out"]},"data":[[1,2],[3,null],[5,6]]}"#,
        "time 2024-05-02T10:00..2024-05-02T10:10: in [1 3 5], out [2 - 6]"
      ),
      (
        #"{"unix_seconds":[1714644000,1714644900,1714645800],"types":[{"name":"Solar","data":[1,2,3]},{"name":"Wind","data":[5,6,4]}]}"#,
        "unix_seconds 2024-05-02T10:00..2024-05-02T10:30: Solar [1 2 3], Wind [5 6 4]"
      ),
      (
        #"{"frames":[{"schema":{"fields":[{"name":"Time"},{"name":"cpu","labels":{"host":"a"}},{"name":"cpu","labels":{"host":"b"}}]},"data":{"values":[[1714644000000,1714644060000],[1,2],[3,4]]}}]}"#,
        "Time 2024-05-02T10:00..2024-05-02T10:01: cpu a [1 2], cpu b [3 4]"
      ),
      (
        #"{"geometry":{"coordinates":[10,60,5]},"series":[{"time":"2024-05-02T10:00:00Z","data":{"t":5}},{"time":"2024-05-02T11:00:00Z","data":{"t":6}}]}"#,
        "time 2024-05-02T10:00..2024-05-02T11:00: data.t [5 6]"
      ),
    ])
  func cells(text: String, expected: String) throws {
    let found = try understoodFile(text)
    #expect(found == expected)
  }

  @Test(
    "statistics: periods of years, means left out and told, dimensions, observations, names rather than codes",
    arguments: [
      (
        #"{"series":[{"seriesID":"S1","data":[{"year":"2023","period":"M13","value":"3"},{"year":"2023","period":"M12","value":"3.7"},{"year":"2023","period":"M11","value":"3.6"}]}]}"#,
        #"time 2023-11-01..2023-12-01: S1 [3.6 3.7] ! Rows of the period "M13" are left out: they are means of whole years."#
      ),
      (
        #"{"series":[{"seriesID":"S1","data":[{"year":"2023","period":"Q01","value":"3"},{"year":"2023","period":"Q02","value":"4"}]}]}"#,
        "time 2023-01-01..2023-04-01: S1 [3 4]"
      ),
      (
        #"[{"page":1},[{"indicator":{"id":"SP","value":"Pop"},"country":{"id":"FR","value":"France"},"date":"2010","value":5},{"indicator":{"id":"SP","value":"Pop"},"country":{"id":"FR","value":"France"},"date":"2011","value":6},{"indicator":{"id":"SP","value":"Pop"},"country":{"id":"DE","value":"Germany"},"date":"2010","value":7},{"indicator":{"id":"SP","value":"Pop"},"country":{"id":"DE","value":"Germany"},"date":"2011","value":9}]]"#,
        "date 2010-01-01..2011-01-01: France [5 6], Germany [7 9]"
      ),
      (
        #"{"class":"dataset","label":"Pop","id":["geo","time"],"size":[2,2],"dimension":{"geo":{"category":{"index":{"B":1,"A":0},"label":{"A":"Alpha","B":"Beta"}}},"time":{"category":{"index":["2010","2011"]}}},"value":[1,2,3,4]}"#,
        "time 2010-01-01..2011-01-01: Alpha [1 2], Beta [3 4]"
      ),
      (
        #"{"label":"Pop","dimension":{"id":["geo","time"],"size":[1,3],"geo":{"category":{"label":{"A":"Alpha"}}},"time":{"category":{"index":{"2010M01":0,"2010M02":1,"2010M03":2}}}},"value":{"0":5,"2":7}}"#,
        "time 2010-01-01..2010-03-01: Pop [5 7]"
      ),
      (
        #"{"dataSets":[{"series":{"0:0":{"observations":{"0":[1.5,0],"1":[2.5,0]}},"0:1":{"observations":{"1":[3]}}}}],"structure":{"dimensions":{"series":[{"id":"F","values":[{"id":"M","name":"Monthly"}]},{"id":"C","values":[{"id":"USD","name":"Dollar"},{"id":"GBP","name":"Pound"}]}],"observation":[{"id":"TIME_PERIOD","values":[{"id":"2024-01"},{"id":"2024-02"}]}]}}}"#,
        "time 2024-01-01..2024-02-01: Dollar [1.5 2.5], Pound [- 3]"
      ),
    ])
  func statistics(text: String, expected: String) throws {
    let found = try understoodFile(text)
    #expect(found == expected)
  }

  @Test(
    "documents one behind the other, and kinds of values in objects of their own",
    arguments: [
      "{\n \"t\": \"2024-05-02\",\n \"v\": 5\n}\n{\n \"t\": \"2024-05-03\",\n \"v\": 6\n}\n",
      "{\"t\": \"2024-05-02\", \"v\": 5} {\"t\": \"2024-05-03\", \"v\": 6}",
      "{\"t\": \"2024-05-02\", \"v\": 5},\n{\"t\": \"2024-05-03\", \"v\": 6},\n",
      "{\"_id\":{\"$oid\":\"a1\"},\"t\":{\"$date\":\"2024-05-02T00:00:00Z\"},\"v\":{\"$numberLong\":\"5\"}}\n{\"_id\":{\"$oid\":\"a2\"},\"t\":{\"$date\":\"2024-05-03T00:00:00Z\"},\"v\":{\"$numberLong\":\"6\"}}\n",
      "[{\"t\":{\"$date\":{\"$numberLong\":\"1714608000000\"}},\"v\":{\"$numberDouble\":\"5\"}},{\"t\":{\"$date\":{\"$numberLong\":\"1714694400000\"}},\"v\":{\"$numberDouble\":\"6\"}}]",
      "{\"data\":[{\"t\":{\"$date\":\"2024-05-02T00:00:00Z\"},\"v\":5},{\"t\":{\"$date\":\"2024-05-03T00:00:00Z\"},\"v\":6}]}",
    ])
  func documents(text: String) throws {
    let found = try understoodFile(text)
    #expect(found == "t 2024-05-02..2024-05-03: v [5 6]")
  }

  @Test("arrays of one object in each row are columns; those of several are told")
  func arraysOfOne() throws {
    let one =
      #"{"list":[{"dt":1714644000,"w":[{"id":8}],"p":[{"v":[{"int":5}]}]},{"dt":1714654800,"w":[{"id":9}],"p":[{"v":[{"int":6}]}]}]}"#
    let found = try understoodFile(one)
    #expect(found.contains("p.v.int [5 6]") && found.contains("w.id [8 9]") && !found.contains("!"))
    let several =
      #"{"list":[{"dt":1714644000,"t":1,"w":[{"id":8}]},{"dt":1714654800,"t":2,"w":[{"id":9},{"id":7}]}]}"#
    #expect(try understoodFile(several).contains("!") == true)
  }

  @Test("weeks of numbers beside their sum belong to it")
  func weeks() throws {
    let rows = (0..<9).map {
      #"{"week":\#(1_714_867_200 + 604_800 * $0),"total":\#(28 + $0),"days":[0,1,2,3,4,5,13]}"#
    }
    let found = try understoodFile("[\(rows.joined(separator: ","))]")
    #expect(found.contains("total 9(28..36)") && found.contains(#"! "days" is left out"#))
  }
}
