@testable import ChartFiles

/// A small file of each format, in the order of `FileFormat.all`: its name and what is in it.
enum FormatSamples {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("a.fit", fit),
    ("a.gpx", Array("<gpx><trk><trkseg>\(gpxPoints)</trkseg></trk></gpx>".utf8)),
    ("a.tcx", Array(tcx.utf8)), ("a.kml", Array(kml.utf8)), ("a.hrm", Array(hrm.utf8)),
    ("ride.json", Array(ride.utf8)), ("export.xml", Array(health.utf8)),
    ("activities.csv", Array(stravaTable.utf8)), ("Activities.csv", Array(garminTable.utf8)),
    ("list.json", Array(stravaList.utf8)),
    ("a_summarizedActivities.json", Array(garminExport.utf8)),
    ("rows.json", Array(#"[{"t":1,"v":2},{"t":2,"v":3}]"#.utf8)),
    ("answer.json", Array(#"{"Note":"Too many calls."}"#.utf8)),
    ("prices.json", Array(prices.utf8)), ("chart.json", Array(TelegramText().text.utf8)),
    ("envelope.json", Array(#"{"data":{"rows":[[1,2],[2,3]]}}"#.utf8)),
    ("large.json", Array(#"{"\#(longKey)":\#(TelegramText().text)}"#.utf8)),
    ("table.csv", Array("t,v\n1,2\n2,3\n".utf8)),
  ]

  private static var fit: [UInt8] {
    let start: UInt32 = 1_068_934_400
    var writer = FITWriter()
    for seconds: UInt32 in [0, 10] {
      writer.add(20, [.uint32(253, start + seconds), .uint32(5, seconds * 500)])
    }
    writer.add(18, [.uint32(253, start + 10), .uint32(2, start), .uint32(7, 10_000)])
    return writer.file
  }

  private static let gpxPoints = ["50.00", "50.01"].map {
    "<trkpt lat='\($0)' lon='7'><time>2024-05-01T10:\($0.suffix(2)):00Z</time></trkpt>"
  }.joined()

  private static let tcx = """
    <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2024-05-05T10:00:00Z">
    <DistanceMeters>1000</DistanceMeters><Track><Trackpoint><Time>2024-05-05T10:00:00Z</Time>
    <AltitudeMeters>1</AltitudeMeters></Trackpoint></Track></Lap></Activity></Activities>
    </TrainingCenterDatabase>
    """

  private static let kml = """
    <kml xmlns:gx="x"><Placemark><gx:Track><when>2024-05-02T10:00:00Z</when>
    <when>2024-05-02T10:01:00Z</when><gx:coord>7 50</gx:coord><gx:coord>7 50.01</gx:coord></gx:Track>
    </Placemark></kml>
    """

  private static let hrm =
    "[Params]\nSMode=100000000\nInterval=60\nDate=20240503\n[HRData]\n120\t120\n120\t120\n"

  private static let ride = """
    {"RIDE":{"STARTTIME":"2024/05/04 10:00:00 UTC ","SAMPLES":[{"SECS":0,"KM":0},{"SECS":60,"KM":1}]}}
    """

  private static let health = """
    <HealthData locale="de"><Record type="HKQuantityTypeIdentifierStepCount" sourceName="a" unit="count" \
    startDate="2024-05-01 10:00:00 +0100" endDate="2024-05-01 11:00:00 +0100" value="5"/></HealthData>
    """

  private static let stravaTable = """
    Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d
    1,2024-05-06 10:00:00,x,Run,,60,5,,,

    """

  private static let garminTable = """
    Activity Type,Date,Favorite,Title,Distance,Calories,Time
    Running,2024-05-07 10:00:00,false,x,5.00,300,00:30:00

    """

  private static let stravaList = """
    [{"name":"x","type":"Run","start_date":"2024-05-08T10:00:00Z","elapsed_time":60,"distance":500}]
    """

  private static let garminExport = """
    [{"summarizedActivitiesExport": [{"name": "x", "activityType": "running", "distance": 500000,
    "beginTimestamp": 1715335200000, "duration": 1800000}]}]
    """

  private static let prices = """
    {"chart":{"result":[{"meta":{"symbol":"ABC","exchangeTimezoneName":"UTC"},"timestamp":[86400,172800],
    "indicators":{"quote":[{"open":[1,2],"high":[1,2],"low":[1,2],"close":[1,2]}]}}],"error":null}}
    """

  /// A name that is longer than what is looked at of a file.
  private static let longKey = String(repeating: "k", count: FileHead.size + 1)
}
