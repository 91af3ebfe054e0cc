import ChartCore

extension RecordedPoint {
  /// Takes in what an element within a point's says, as GPX, TCX and makers' extensions of both name it.
  mutating func take(_ element: String, _ text: String) {
    switch element.lowercased() {
    case "time": (moment, offset) = XMLText.clock(text)
    case "latitudedegrees": self[.latitude] = XMLText.number(text)
    case "longitudedegrees": self[.longitude] = XMLText.number(text)
    case "ele", "altitudemeters": self[.altitude] = XMLText.number(text)
    case "distancemeters", "distance": self[.distance] = XMLText.number(text)
    case "hr", "heartrate", "value": self[.heartRate] = XMLText.number(text)
    case "cad", "cadence", "runcadence": self[.cadence] = XMLText.number(text)
    case "power", "powerinwatts", "watts": self[.power] = XMLText.number(text)
    case "atemp", "temp", "temperature": self[.temperature] = XMLText.number(text)
    case "speed": self[.speed] = XMLText.number(text)
    default: break
    }
  }
}
