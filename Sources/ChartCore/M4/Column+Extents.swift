/// How many groups before its turn a group's memory is asked for: as long as memory takes to answer.
private let groupsAhead = 8

extension Column {
  /// `extent(of:)` of each of some groups of indexes; many together take less time than each alone.
  public func extents(of groups: [Range<Int>]) -> [ClosedRange<Double>?] {
    let groups = storedCount < count ? groups.map(stored) : groups
    let extents =
      switch storage {
      case .even: groups.map(evenExtent)
      case .int8(let stored): stored.extents(of: groups)
      case .int16(let stored): stored.extents(of: groups)
      case .int32(let stored): stored.extents(of: groups)
      case .double(let stored): stored.extents(of: groups)
      }
    return divisor == 1 ? extents : extents.map { $0.map(values) }
  }
}

extension StoredNumbers {
  fileprivate func extents(of groups: [Range<Int>]) -> [ClosedRange<Double>?] {
    search { numbers, pyramid, nodes in
      var extents: [ClosedRange<Double>?] = []
      extents.reserveCapacity(groups.count)
      for (place, group) in groups.enumerated() {
        if group.isEmpty {
          extents.append(nil)
          continue
        }
        let later = groups[min(place + groupsAhead, groups.count - 1)]
        pyramid.prefetch(later.upperBound, count: later.count, numbers, nodes)
        let found = pyramid.extremes(of: group, in: numbers, nodes: nodes)
        extents.append(
          found.lowest <= found.highest ? found.lowest.value...found.highest.value : nil)
      }
      return extents
    }
  }
}
