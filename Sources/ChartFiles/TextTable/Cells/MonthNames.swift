/// The names of months and days of the week in the languages that tables are written in.
///
/// A word is a month where some name begins with it and it has three letters or more: all abbreviations are found so,
/// and no other words. Of names that begin alike those of the first language count.
enum MonthNames {
  /// The month of a name or its beginning in lower case, from 1; nil for other words.
  static func month(of word: String) -> Int? {
    if let month = english[word] { return month }
    guard word.utf8.count >= 3, let names = names[String(word.prefix(3))] else { return nil }
    return names.first { $0.name.hasPrefix(word) && !ambiguous.contains(word) }?.month
  }

  /// Whether a word in lower case is a day of the week or how one is abbreviated.
  static func isWeekday(_ word: String) -> Bool {
    weekdays[String(word.prefix(2))]?.contains { $0.hasPrefix(word) } ?? false
  }

  /// English abbreviations, which nearly all are.
  private static let english = Dictionary(
    uniqueKeysWithValues: zip(
      ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"], 1...))

  /// Beginnings that two months of a language have: juin and juillet, červen and červenec.
  private static let ambiguous: Set = ["jui", "čer", "červ", "červe", "ιου", "ιού"]

  /// A language a line, a month a word; forms that begin otherwise are parted by strokes.
  private static let languages = """
    january february march april may june july august september october november december
    januar|jänner februar|feber märz|mrz april mai juni juli august september oktober november dezember
    janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre
    enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    janeiro fevereiro março|marco abril maio junho julho agosto setembro outubro novembro dezembro
    januari februari maart|mrt april mei juni juli augustus september oktober november december
    januari februari mars april maj juni juli augusti september oktober november december
    januar februar marts april maj juni juli august september oktober november desember
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta \
    marraskuuta joulukuuta
    styczeń|stycznia luty|lutego marzec|marca kwiecień|kwietnia maja czerwiec|czerwca lipiec|lipca sierpień|sierpnia \
    wrzesień|września października listopada grudzień|grudnia
    leden|ledna únor|února březen|března duben|dubna květen|května červen|června|čvn červenec|července|čvc srpen|srpna \
    září říjen|října listopadu prosinec|prosince
    január|januára február|februára marec|marca apríla máj|mája jún|júna júl|júla augusta september|septembra \
    október|októbra november|novembra december|decembra
    januar februar marec april maj junij julij avgust september oktober november december
    січень|січня лютий|лютого березень|березня квітень|квітня травень|травня червень|червня липень|липня \
    серпень|серпня вересень|вересня жовтень|жовтня листопада грудень|грудня
    январь|января февраль|февраля марта апрель|апреля май|мая июнь|июня июль|июля августа сентябрь|сентября \
    октябрь|октября ноябрь|ноября декабрь|декабря
    студзень|студзеня люты|лютага сакавіка красавіка май|мая чэрвень|чэрвеня ліпень|ліпеня жнівень|жніўня \
    верасень|верасня кастрычніка лістапада снежань|снежня
    януари февруари март април май юни юли август септември октомври ноември декември
    јануар фебруар март април мај јун јул август септембар октобар новембар децембар
    januar februar mart april maj jun jul avgust septembar oktobar novembar decembar
    sausis|sausio vasaris|vasario kovas|kovo balandis|balandžio gegužės birželis|birželio liepa|liepos \
    rugpjūtis|rugpjūčio rugsėjis|rugsėjo spalis|spalio lapkritis|lapkričio gruodis|gruodžio
    janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris
    jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember
    január február március április május június július augusztus szeptember október november december
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    ιανουαρίου|ιανουάριος|ιαν φεβρουαρίου|φεβρουάριος|φεβ μαρτίου|μάρτιος απριλίου|απρίλιος μαΐου|μάιος|μαϊ \
    ιουνίου|ιούνιος ιουλίου|ιούλιος αυγούστου|αύγουστος σεπτεμβρίου|σεπτέμβριος οκτωβρίου|οκτώβριος \
    νοεμβρίου|νοέμβριος δεκεμβρίου|δεκέμβριος
    gener febrer març abril maig juny juliol agost setembre octubre novembre desembre
    januari februari maret april mei juni juli agustus september oktober november desember
    janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    """

  /// Names by their first three letters.
  private static let names: [String: [(name: String, month: Int)]] = {
    var names: [String: [(name: String, month: Int)]] = [:]
    for line in languages.split(separator: "\n") {
      for (index, month) in line.split(separator: " ").enumerated() {
        for name in month.split(separator: "|") {
          names[String(name.prefix(3)), default: []].append((String(name), index + 1))
        }
      }
    }
    return names
  }()

  private static let weekdays = Dictionary(
    grouping: """
      monday tuesday wednesday thursday friday saturday sunday
      montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
      lundi mardi mercredi jeudi vendredi samedi dimanche
      lunes martes miércoles miercoles jueves viernes sábado domingo
      lunedì martedì mercoledì giovedì venerdì sabato domenica
      segunda terça quarta quinta sexta
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
      måndag tisdag onsdag torsdag fredag lördag söndag mandag lørdag søndag
      maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
      poniedziałek wtorek środa sroda czwartek piątek sobota niedziela pn wt śr czw pt sob nd niedz
      pondělí úterý středa čtvrtek pátek neděle po út st čt pá so ne pondelok utorok streda štvrtok piatok nedeľa
      ponedeljek torek sreda četrtek petek nedelja
      понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс
      понеділок вівторок середа четвер п'ятниця субота неділя нд понеделник сряда четвъртък петък събота
      pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis
      pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena
      esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev
      hétfő kedd szerda csütörtök péntek szombat vasárnap
      luni marți miercuri joi vineri sâmbătă duminică
      pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt cmt
      δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή δευ τρί τετ πέμ παρ σάβ κυρ
      الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
      """.split { $0 == " " || $0 == "\n" }.map(String.init), by: { String($0.prefix(2)) })
}
