import Testing

@testable import ChartFiles

@Suite("Western letters and those of central Europe")
struct WindowsLettersTests {
  private func encoding(_ bytes: [UInt8]?) -> TextEncoding? {
    bytes.map { TextEncoding(of: $0[...]) }
  }

  @Test(
    "headers and words of central Europe",
    arguments: [
      // Polish
      "Data;Wartość;Średnia", "Miesiąc;Zużycie (kWh)", "Łódź;Poznań", "Imię;Nazwisko;Płeć",
      "Kwota brutto (zł);Miejscowość", "Żywiec", "MIESIĄC;ZUŻYCIE ENERGII", "Gęś;Ćma", "Prędkość",
      "Województwo dolnośląskie", "Czas trwania;Ciśnienie;Wilgotność",
      // Czech
      "Počet;Rok", "Město;Příjmení", "Teplota;Tlak;Srážky;Směr větru", "Čas;Částka", "Účet",
      "Třebíč", "PŘÍJMENÍ;JMÉNO;MĚSTO", "Datum splatnosti;Variabilní symbol;Zůstatek",
      "Výměra;Žďár nad Sázavou",
      // Slovak
      "Dátum;Počet obyvateľov", "Množstvo;Názov;Veľkosť", "Košice;Žilina;Trenčín",
      // Hungarian
      "Időpont;Érték", "Dátum;Hőmérséklet;Szélerősség", "Győr;Gyűjtő", "Összeg;Előző év;Nettó",
      // Romanian, with cedillas
      "Data;Înălţime;Greutate", "Bucureşti;Timişoara;Iaşi", "Judeţ;Populaţie",
      // Croatian and Slovene
      "Mjesec;Količina;Cijena", "Vrijednost;Učestalost", "Županija;Općina;Đakovo",
      "Mesec;Število;Občina",
    ])
  func central(text: String) {
    #expect(encoding(text.bytes(in: .windows1250)) == .windows1250)
  }

  @Test(
    "headers and words of the west",
    arguments: [
      // German, Dutch
      "Straße;Höhe;Länge", "Müller;Größe;Übertrag", "Zürich;Köln;Österreich", "Ruïne;Coördinaten",
      // French
      "Département;Température;Année", "Siècle;Père;Mère", "Où;Déjà;Là", "Nîmes;Besançon;Orléans",
      "Août;Fête;Forêt", "Œuvre;Cœur;Sœur", "Naïf;Maïs;Noël", "ÉLÈVE;CRÉÉ LE", "Relevé;Coût (€)",
      "Première;Dernière;Débit", "Même;Être;Prêt",
      // Spanish, Catalan, Portuguese
      "Año;España;Región", "Día;Mañana;Niño", "Nº;Mª;1ª;2º", "¿Qué;¡Sí", "Català;Història;Però",
      "São Paulo;Ações;Nações", "Avaliação;Três;Mês", "Põe;Irmã;Não", "Posição;Ligação;Código",
      // Italian
      "Città;Quantità", "Perché;Lunedì;Più", "Età;Velocità;Può",
      // Nordic
      "København;Århus", "Måned;Værdi;Størrelse", "Malmö;Göteborg;År", "Nedbør;Lufttrykk;Høyde",
      "Ærø;Sø;Smør", "Þingvellir;Norður;Veður", "Päivä;Määrä",
      // Units and signs
      "Verbrauch in m³", "m³/h;cm²;°C", "ft³;in³", "Preis (£);£m;£5", "½ l;¼;2¾", "5 °C;µg", "±3 %",
      "Name\u{A0}\u{A0}x;«a»;“b”;c…", "10 ¥",
    ])
  func western(text: String) {
    #expect(encoding(text.bytes(in: .windows1252)) == .windows1252)
  }

  @Test("a text in neither, such as 20.0°C in Chinese, is western as everything else")
  func neither() {
    let line: [UInt8] = Array("20.0".utf8) + [0xA1, 0xE3] + Array("C/5.0(K/min)\n".utf8)
    #expect(!WindowsLetters.areCentral(in: line[...]))
  }

  @Test(
    "nothing, and no word at all",
    arguments: [[], [0x80], [0xE8], [0xE8, 0x3B, 0xF8]] as [[UInt8]])
  func nothing(bytes: [UInt8]) {
    #expect(!WindowsLetters.areCentral(in: bytes[...]))
  }
}
