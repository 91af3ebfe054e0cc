extension FormulaPart {
  /// The names of series in it, in their order.
  var names: [String] {
    switch kind {
    case .number, .span, .quantity: []
    case .name(let name): [name]
    case .negated(let part): part.names
    case .operation(_, let a, let b): a.names + b.names
    case .call(let name, let arguments):
      arguments.enumerated().flatMap { place, argument in
        let function = try? FormulaFunction.called(name, arguments, at: range)
        return function?.isWord(place) == true ? [] : argument.names
      }
    }
  }

  /// Whether it calls a function of a name.
  func calls(_ function: String) -> Bool {
    switch kind {
    case .number, .span, .quantity, .name: false
    case .negated(let part): part.calls(function)
    case .operation(_, let a, let b): a.calls(function) || b.calls(function)
    case .call(let name, let arguments):
      name == function || arguments.contains { $0.calls(function) }
    }
  }

  /// Refuses calls of functions that there are not, or with other arguments than these take.
  func checkCalls() throws(FormulaError) {
    switch kind {
    case .number, .span, .quantity, .name: break
    case .negated(let part): try part.checkCalls()
    case .operation(_, let a, let b):
      try a.checkCalls()
      try b.checkCalls()
    case .call(let name, let arguments):
      for argument in arguments { try argument.checkCalls() }
      _ = try FormulaFunction.called(name, arguments, at: range)
    }
  }
}

extension FormulaFunction {
  /// Whether an argument is a word, and no value.
  func isWord(_ place: Int) -> Bool {
    switch parameters[min(place, parameters.count - 1)] {
    case .word, .option, .unit: true
    case .value, .values, .span, .number, .color: false
    }
  }
}
