import ChartCairo
import ChartCore
import ChartScene

/// A chart's title at the left and its visible range in words at the right.
final class Header {
  let picture = SceneCanvas<PartKey>()
}
