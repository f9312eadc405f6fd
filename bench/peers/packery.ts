import Packery from 'packery'
import { matcherFor, mountPeer } from './peer'

/** Packery has no filter: hides the other tiles, marks them as ignored and runs its layout. */
mountPeer(({ grid, scenario, columnWidth, duration }) => {
  const packery = new Packery(grid, {
    itemSelector: '.tile',
    columnWidth,
    rowHeight: scenario.row,
    gutter: scenario.gap,
    transitionDuration: duration,
  })
  return {
    filter: (selection) => {
      const matches = matcherFor(scenario, selection)
      for (const item of packery.items) {
        item.isIgnored = !matches(item.element)
        item.element.style.display = item.isIgnored ? 'none' : ''
      }
      packery.layout()
    },
  }
})
