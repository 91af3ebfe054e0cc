/// So much of a text is looked at, from its first byte beyond ASCII on.
private let bytesLookedAt = 16 << 10
/// So likely the letters of a text have to be, on a scale from -1 to 1.
private let leastLikelihood = 0.5
/// More of the bytes beyond ASCII than this stand beside Latin letters only where the alphabet is Latin.
private let mostInLatinWords = 0.3
/// Signs that are rare in every language count so much.
private let rareWeight = 0.4
/// Fewer usual signs may stand in a text by accident.
private let leastUsualSigns = 2

/// Tells texts whose letters are not Latin ones: Cyrillic, Greek, Japanese, Chinese and Korean.
///
/// A text is read in each encoding; the one counts in which most of its signs are usual ones of a language.
enum OtherScripts {
  /// What a text is likely written in; nil where its letters are Latin ones. Linear time in the first part of it.
  static func encoding(of text: ArraySlice<UInt8>) -> TextEncoding? {
    guard let first = text.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    let part = text[first...].prefix(bytesLookedAt)
    var scores = ideographs.map { ($0, likelihood(ofIdeographs: part, in: $0)) }
    if standTogether(part), !isLatin(text[..<first].suffix(1) + part) {
      scores += alphabets.map { ($0, likelihood(ofLetters: part, in: $0)) }
    }
    var best = scores[0]
    for other in scores.dropFirst() where other.1 > best.1 { best = other }
    return best.1 >= leastLikelihood ? best.0 : nil
  }

  private static let alphabets: [TextEncoding] = [
    .windows1251, .koi8R, .iso8859Part5, .windows1253, .iso8859Part7,
  ]
  private static let ideographs: [TextEncoding] = [.shiftJIS, .eucJP, .gb18030, .big5, .eucKR]

  /// Whether most bytes beyond ASCII stand beside others, as in words of an alphabet.
  private static func standTogether(_ text: ArraySlice<UInt8>) -> Bool {
    let runs = text.split { $0 < 0x80 }
    let alone = runs.count { $0.count == 1 }
    return alone * 2 < runs.reduce(0) { $0 + $1.count }
  }

  /// Whether bytes beyond ASCII stand in words with Latin letters.
  private static func isLatin(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) }
    var (count, inLatinWords) = (0, 0)
    for word in words {
      let letters = word.count { $0 >= 0x80 }
      count += letters
      if letters < word.count { inLatinWords += letters }
    }
    return Double(inLatinWords) > mostInLatinWords * Double(count)
  }

  /// How likely letters beyond ASCII are those of an alphabet: usual ones, small behind others, capitals before small
  /// ones or among themselves.
  private static func likelihood(
    ofLetters text: ArraySlice<UInt8>, in encoding: TextEncoding
  ) -> Double {
    let letters = Array(encoding.text(of: text).unicodeScalars)
    var (count, sum) = (0, 0.0)
    for (index, letter) in letters.enumerated() where letter.value >= 0x80 {
      if usualSigns.contains(letter) { continue }
      count += 1
      let last = index > 0 ? letters[index - 1] : " "
      let fits = letter.properties.isLowercase || !last.properties.isLowercase
      sum += letter.likelihoodAsLetter * (fits ? 1 : -1)
    }
    return count > 0 ? sum / Double(count) : 0
  }

  private static let usualSigns: Set<Unicode.Scalar> = [
    "°", "№", "\u{A0}", "²", "³", "µ", "·", "€",
  ]

  /// How likely signs beyond ASCII are those of a language that has thousands of them; -1 where a byte is none.
  private static func likelihood(
    ofIdeographs text: ArraySlice<UInt8>, in encoding: TextEncoding
  ) -> Double {
    // The last sign may be cut.
    let signs = encoding.text(of: text).unicodeScalars.dropLast(text.count < bytesLookedAt ? 0 : 2)
    let usual = UsualSigns.of(encoding)
    var (count, sum, found) = (0, 0.0, Set<Unicode.Scalar>())
    for sign in signs where sign.value >= 0x80 {
      if sign == "\u{FFFD}" || sign.isPrivate { return -1 }
      if sign.isPunctuationOfIdeographs { continue }
      count += 1
      if usual.contains(sign) || encoding.hasKana && sign.isKana {
        sum += 1
        found.insert(sign)
      } else if sign.isIdeograph {
        sum += rareWeight
      }
    }
    return found.count >= leastUsualSigns ? sum / Double(count) : -1
  }
}

extension TextEncoding {
  /// Whether its texts are Japanese.
  fileprivate var hasKana: Bool { self == .shiftJIS || self == .eucJP }
}

extension Unicode.Scalar {
  /// How usual it is among letters of Russian and its neighbours, or of Greek; -1 where it is none of them.
  fileprivate var likelihoodAsLetter: Double {
    switch value {
    case 0x410...0x44F, 0x401, 0x451:
      Self.commonLetters.contains(self) ? 1 : Self.rareLetters.contains(self) ? 0.7 : 0.85
    // Ukrainian, Belarusian and Serbian ones.
    case 0x402, 0x404, 0x406...0x40B, 0x40E, 0x40F, 0x452, 0x454, 0x456...0x45B, 0x45E, 0x45F,
      0x490,
      0x491:
      rareWeight
    // Letters with two signs above them hardly any Greek word has.
    case 0x390, 0x3AA, 0x3AB, 0x3B0, 0x3CA, 0x3CB: -1
    case 0x386, 0x388...0x3CE: 1
    default: -1
    }
  }

  private static let commonLetters = Set("ОЕАИНТСРВЛКМДоеаинтсрвлкмд".unicodeScalars)
  private static let rareLetters = Set("ФЪЭЩЦЮЖЁХШфъэщцюжёхш".unicodeScalars)

  fileprivate var isKana: Bool { (0x3041...0x30FE).contains(value) }
  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
  fileprivate var isPunctuationOfIdeographs: Bool {
    (0x3000...0x3020).contains(value) || (0xFF01...0xFF5E).contains(value)
      || [0xB0, 0x2103, 0xB7].contains(value)
  }
  fileprivate var isIdeograph: Bool {
    (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
  }
}

/// The signs that tables and their headers have most often, by language.
private enum UsualSigns {
  static func of(_ encoding: TextEncoding) -> Set<Unicode.Scalar> {
    switch encoding {
    case .gb18030: simplified
    case .big5: traditional
    case .eucKR: korean
    default: japanese
    }
  }

  private static let simplified = Set(
    """
    日期时间年月天星温度湿气压风速向降水雨量收盘开最高低价成交额涨跌幅股票代码名称数值平均总合计单位电流功率用\
    能耗金元支出入余账户北京上海广州深圳市省区县站点监测空质设备传感器编号状态正常备注说明序类型地址订销售客户产\
    品重长宽速里程心率步运动体睡眠的一是在不了有和人这中大为个国我以要他来到说们生会自着去之过家学对可她后么得多\
    份经发工作用成行方分前本进动同所面理全部开关内外小第二三四五六七八九十百千万
    """.unicodeScalars)
  private static let traditional = Set(
    """
    日期時間年月天星溫度濕氣壓風速向降水雨量收盤開最高低價成交額漲跌幅股票代碼名稱數值平均總合計單位電流功率用\
    能耗金元支出入餘帳戶臺台北中南高雄市縣區站點監測空品質設備感測器編號狀態正常備註說明序類型地址訂銷售客戶產\
    重長寬里程心率步運動體睡眠的一是在不了有和人這大為個國我以要他來到說們生會自著去之過家學對可她後得多份經發\
    工作行方分前本進同所面理全部關內外小第二三四五六七八九十百千萬資料
    """.unicodeScalars)
  private static let japanese = Set(
    """
    年月日時間分秒曜付気温湿度圧平均最高低降水量風速向合計値現在地点名称電力使用量発流円金額価格始終出来高安株\
    番号区分種別備考単位数県市東京都大阪府名古屋北海道店商品売上仕入在庫顧客体重脈拍血圧歩心睡眠距離速測定機器設\
    備状態正常一二三四五六七八九十百千万人出本中国的今前後内外小第記録者行方同会社自動車場所開業税込残口座取引
    """.unicodeScalars)
  private static let korean = Set(
    """
    날짜일시간분초월년요온도습기압풍속향강수량평균최고저합계값측정소지역명이름번호단위전력사용류원금액가격종시거래\
    주식코드등락률매출입고객상품수비설센서상태정비서울부산대구인천광시구군동면의과를을은는에로와하다한고자그사나\
    라아니어들리보면제게해여오있것없않되만할스러트크체중심박걸음거리운잠혈당개총점
    """.unicodeScalars)
}
