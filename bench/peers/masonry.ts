import Masonry from 'masonry-layout'
import { matcherFor, mountPeer } from './peer'

/** Masonry has no filter: hides the other tiles, marks them as ignored and runs its layout. */
mountPeer(({ grid, scenario, columnWidth, duration }) => {
  const masonry = new Masonry(grid, {
    itemSelector: '.tile',
    columnWidth,
    gutter: scenario.gap,
    transitionDuration: duration,
  })
  return {
    filter: (selection) => {
      const matches = matcherFor(scenario, selection)
      for (const item of masonry.items) {
        item.isIgnored = !matches(item.element)
        item.element.style.display = item.isIgnored ? 'none' : ''
      }
      masonry.layout()
    },
  }
})
