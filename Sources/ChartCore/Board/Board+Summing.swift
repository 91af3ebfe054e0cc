extension Board {
  /// Tables of the charts, those that are sums of parts without the ones that are off: on a chart whose series stand for
  /// the parts. Linear time in the charts, and in the points of tables that change.
  public func summing(_ tables: [Table], of shelf: ColumnShelf) -> [Table] {
    let faces = tables.map(\.presentation.faces)
    guard faces.contains(where: { $0?.parts != nil }) else { return tables }
    return tables.indices.map { chart in
      guard let parts = faces[chart]?.parts else { return tables[chart] }
      let group = SummedParts.group(of: parts.names)
      let off = faces.firstIndex { $0?.seriesGroup == group }.map { overview(of: $0).hidden } ?? []
      return tables[chart].summing(Set(parts.names.indices).subtracting(off), shelf.words)
    }
  }
}
