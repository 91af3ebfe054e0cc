import ChartCore
import GtkBridge

extension Store {
  /// What is set up, as a template has it.
  public var template: BoardTemplate { BoardTemplate(of: board) }

  /// Sets the charts up as a template says, in one step, its formulas computed behind what people do meanwhile. `then` hears
  /// what of it is not here; nil where nothing of it is.
  public func use(_ template: BoardTemplate, then: @escaping ([String]?) -> Void) {
    let catalog = catalog
    inBackground {
      template.fitted(to: catalog)
    } then: { [weak self] fit in
      guard let self else { return }
      // Another file may have come meanwhile.
      guard self.catalog.hasFiles(of: catalog) else { return use(template, then: then) }
      fit.map(use)
      then(fit?.missing)
    }
  }
}
