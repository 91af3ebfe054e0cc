import ChartWidgets
import CGtk
import ChartCore
import ChartFiles
import ChartResources
import Glibc
import GtkBridge

/// The argument that means the standard input.
private let pipeArgument = "-"
/// The option that names a template.
private let templateOption = "template"

/// One program for all windows: a second launch hands its files to the first.
@MainActor final class Application {
  private let application: OpaquePointer
  private let watch: (any WindowWatch)?
  private var windows: [Window] = []
  private var style: StyleSheet?
  private var observation: Observation?
  private(set) lazy var settings = Settings()

  /// The program, which shows nothing yet; `watch` sees what its windows do.
  init(watch: (any WindowWatch)?) {
    self.watch = watch
    g_set_prgname("chartdeck")
    g_set_application_name("Chartdeck")
    let flags = G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
    application = adw_application_new(applicationID, GApplicationFlags(rawValue: flags)).opaque
    addOptions()
    connect(application, "startup") { [weak self] in self?.startUp() }
    connect(application, "activate") { [weak self] in self?.makeWindow().showStart() }
    connect(application, "open") { [weak self] (files: FileArray, count: Int) in
      self?.open(files.paths(count: count))
    }
    connect(application, "command-line") { [weak self] (commandLine: OpaquePointer) in
      self?.launched(commandLine) ?? 1
    }
  }

  isolated deinit { g_object_unref(application.raw) }

  /// Runs until the last window is closed; returns the exit status.
  func run(arguments: [String]) -> Int32 {
    var pointers = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    let status = g_application_run(application.cast(), Int32(pointers.count), &pointers)
    windows = []
    style = nil
    return status
  }

  private func startUp() {
    style = StyleSheet()
    addActions()
    bindKeys(in: application)
    takeSettings()
    observation = settings.observe { [weak self] in self?.takeSettings() }
  }
}

// MARK: - Settings

extension Application {
  /// Has all windows as light or dark, and as lively, as people want them.
  private func takeSettings() {
    let schemes: [Settings.Scheme: AdwColorScheme] = [
      .desktop: ADW_COLOR_SCHEME_DEFAULT, .light: ADW_COLOR_SCHEME_FORCE_LIGHT,
      .dark: ADW_COLOR_SCHEME_FORCE_DARK,
    ]
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(), schemes[settings.scheme] ?? ADW_COLOR_SCHEME_DEFAULT)
    setAnimations(settings.isAnimated)
  }
}

// MARK: - Command line

extension Application {
  private func addOptions() {
    g_application_set_option_context_parameter_string(application.cast(), "[FILE|FOLDER…]")
    g_application_set_option_context_summary(
      application.cast(), tr("Shows charts: one window a file or folder."))
    for (name, text) in [
      ("sample", tr("Show the built-in sample")), ("version", tr("Print the version and leave")),
    ] {
      g_application_add_main_option(
        application.cast(), name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, text, nil)
    }
    g_application_add_main_option(
      application.cast(), templateOption, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME,
      tr("Set the charts up as a template says"), tr("FILE"))
    connect(application, "handle-local-options") { (options: OpaquePointer) -> Int in
      guard g_variant_dict_contains(options.cast(), "version") != 0 else { return -1 }
      print("Chartdeck \(version)")
      return 0
    }
  }

  private func launched(_ commandLine: OpaquePointer) -> Int {
    let options = g_application_command_line_get_options_dict(commandLine.cast())
    let arguments = arguments(of: commandLine)
    let template = text(templateOption, of: options).map { file($0, of: commandLine) }
    open(arguments.filter { $0 != pipeArgument }.map { file($0, of: commandLine) }, template)
    if arguments.contains(pipeArgument) { openPipe(of: commandLine, template) }
    let hasSample = g_variant_dict_contains(options, "sample") != 0
    if hasSample { makeWindow(template).showSample() }
    if arguments.isEmpty, !hasSample { makeWindow(template).showStart() }
    return 0
  }

  /// A path that an option has; nil where it is not there.
  private func text(
    _ option: String, of options: UnsafeMutablePointer<GVariantDict>?
  ) -> String? {
    guard let value = g_variant_dict_lookup_value(options, option, nil) else { return nil }
    defer { g_variant_unref(value) }
    return g_variant_get_bytestring(value).map { String(cString: $0) }
  }

  /// Shows what comes through the standard input of a launch, which may be another process.
  private func openPipe(of commandLine: OpaquePointer, _ template: File?) {
    let window = makeWindow(template)
    guard let stream = g_application_command_line_get_stdin(commandLine.cast()) else {
      return window.complain(tr("The standard input cannot be read here."))
    }
    // The stream closes its descriptor as it goes: this is one of our own.
    let descriptor = dup(descriptor(of: stream.opaque))
    g_object_unref(stream)
    guard isatty(descriptor) == 0, let spool = PipeSpool(of: descriptor) else {
      return window.complain(
        tr("A chart file was expected on the standard input, found a terminal."))
    }
    window.open(spool)
  }

  /// A file that a launch names, relative to where it was made.
  private func file(_ argument: String, of commandLine: OpaquePointer) -> File {
    File(g_application_command_line_create_file_for_arg(commandLine.cast(), argument))
  }

  private func arguments(of commandLine: OpaquePointer) -> [String] {
    var count: gint = 0
    let arguments = g_application_command_line_get_arguments(commandLine.cast(), &count)
    defer { g_strfreev(arguments) }
    return UnsafeBufferPointer(start: arguments, count: Int(count)).dropFirst().compactMap {
      $0.map { String(cString: $0) }
    }
  }
}

// MARK: - Windows

extension Application: WindowOwner {
  /// A window that is not on the screen before it has something to show.
  func makeWindow() -> Window {
    let window = Window(application: application, watch: watch, windows: self)
    windows.append(window)
    connect(window.widget, "destroy") { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
    }
    return window
  }

  func present(_ source: Source) -> Bool { windows.contains { $0.present(source) } }

  func show(_ file: Source) -> Bool { windows.contains { $0.shows(file) } }

  /// A window whose charts are set up by a template, where there is one.
  private func makeWindow(_ template: File?) -> Window {
    let window = makeWindow()
    window.template = template
    return window
  }

  private func open(_ files: [File], _ template: File? = nil) {
    for file in files {
      if let path = file.path, let window = windows.first(where: { $0.present(Source(path: path)) })
      {
        template.map(window.use(template:))
        continue
      }
      makeWindow(template).open(file)
    }
  }

  private func addActions() {
    addAction(.newWindow, to: application) { [weak self] in self?.makeWindow().showStart() }
    addAction(.quit, to: application) { [weak self] in
      guard let self else { return }
      for window in windows { gtk_window_destroy(window.widget.cast()) }
    }
    addAction(.preferences, to: application) { [weak self] in
      guard let self else { return }
      showPreferences(settings, over: gtk_application_get_active_window(application.cast()))
    }
    addAction(.help, to: application) { [weak self] in
      guard let self else { return }
      showHelp(over: gtk_application_get_active_window(application.cast())?.cast())
    }
    addAction(.about, to: application) { [weak self] in
      guard let self else { return }
      showAbout(over: gtk_application_get_active_window(application.cast()))
    }
  }
}
