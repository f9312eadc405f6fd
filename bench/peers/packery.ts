import Packery from 'packery'
import { keeps, stagePeer } from './peer'

/** It has no filter of its own: what is not wanted is hidden and ignored, then it lays out. */
stagePeer(({ grid, scene, columnWidth, duration }) => {
  const packery = new Packery(grid, {
    itemSelector: '.tile',
    columnWidth,
    rowHeight: scene.row,
    gutter: scene.gap,
    transitionDuration: duration,
  })
  return {
    filter: (chosen) => {
      const isWanted = keeps(scene, chosen)
      for (const item of packery.items) {
        item.isIgnored = !isWanted(item.element)
        item.element.style.display = item.isIgnored ? 'none' : ''
      }
      packery.layout()
    },
  }
})
