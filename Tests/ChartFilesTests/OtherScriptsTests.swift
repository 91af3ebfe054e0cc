import ChartCore
import Testing

@testable import ChartFiles

@Suite("Encodings of other scripts")
struct OtherScriptsTests {
  private static let texts: [(TextEncoding, [String])] = [
    (
      .windows1251,
      [
        "Дата;Температура", "Месяц;Цена", "ДАТА;ТЕМПЕРАТУРА ВОЗДУХА", "Январь;Февраль;Март;Апрель",
        "Время;Давление, мм рт. ст.;Влажность, %", "Дата;Стоимость (руб.);Количество, шт.",
        "Дата;Температура повітря;Вологість", "Дата;Вятър;Облачност",
        "Погода;Ветер северо-западный",
        "1 января 2024;-5,5", "№;Объём, л",
      ]
    ),
    (
      .koi8R,
      [
        "Дата;Температура", "Месяц;Цена", "ДАТА;ТЕМПЕРАТУРА ВОЗДУХА", "Январь;Февраль;Март;Апрель",
        "Время;Давление, мм рт. ст.;Влажность, %", "Погода;Ветер северо-западный",
      ]
    ),
    (
      .iso8859Part5,
      ["Дата;Температура", "Месяц;Цена", "Время;Давление, мм рт. ст.;Влажность", "Январь;Февраль"]
    ),
    (
      .windows1253,
      [
        "Ημερομηνία;Θερμοκρασία", "Μήνας;Τιμή", "Ιανουάριος;Φεβρουάριος;Μάρτιος",
        "ΘΕΡΜΟΚΡΑΣΙΑ (°C)",
      ]
    ),
    (
      .shiftJIS,
      [
        "年月日,平均気温(℃)", "日付,気温,降水量", "時刻,電力使用量(kWh)", "東京の気温と湿度の記録",
        "日付,終値,出来高", "データ,センサー", "1月,2月,3月,気温",
      ]
    ),
    (.eucJP, ["年月日,平均気温", "日付,気温,降水量の合計", "東京の気温と湿度の記録です", "データ,センサーの値"]),
    (.gb18030, ["日期,温度", "时间,温度,湿度,气压", "日期,收盘价,成交量", "月份,平均气温,降水量", "北京市空气质量监测数据"]),
    (.big5, ["日期,溫度,濕度", "時間,氣溫,降雨量", "日期,收盤價,成交量", "臺北市空氣品質監測的資料", "月份,平均氣溫"]),
    (.eucKR, ["날짜,기온", "시간,온도,습도", "날짜,종가,거래량", "월,평균기온,강수량", "서울의 기온과 습도"]),
    (
      .windows1254,
      [
        "Tarih;Sıcaklık;Yağış", "Gün;Açılış;Kapanış", "Şubat;Ağustos;Kasım", "Gün;Değer (°C)",
        "İstanbul;İzmir",
      ]
    ),
    (
      .iso8859Part2,
      [
        "Miesiąc;Średnia", "Wartość;Ciśnienie", "Imię;Płeć;Śnieg", "Šířka;Žďár",
        "Košice;Žilina;Trenčín",
      ]
    ),
  ]

  private static let all = texts.flatMap { encoding, texts in texts.map { (encoding, $0) } }

  @Test("headers in each encoding, and a row of numbers below", arguments: all)
  func encodings(encoding: TextEncoding, text: String) throws {
    for text in [text, text + "\n2024-01-01,5.5\n2024-01-02,6.5\n"] {
      let bytes = try #require(text.bytes(in: encoding))
      let found = TextEncoding(of: bytes[...])
      #expect(found == encoding, "\(text): \(found)")
    }
  }

  @Test("what was guessed is told")
  func told() throws {
    let text = "Дата,Температура\n2024-01-01,5.5\n2024-01-02,6.5\n"
    let document = try ChartFile.parse(try #require(text.bytes(in: .windows1251)), name: "a.csv")
    #expect(document.tables[0].series.map(\.name) == ["Температура"])
    #expect(document.notices.map(\.description) == ["The text was taken to be windows-1251."])
    #expect(try ChartFile.parse(Array(text.utf8), name: "a.csv").notices == [])
  }
}
