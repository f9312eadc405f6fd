import Masonry from 'masonry-layout'
import { keeps, stagePeer } from './peer'

/** It has no filter of its own: what is not wanted is hidden and ignored, then it lays out. */
stagePeer(({ grid, scene, columnWidth, duration }) => {
  const masonry = new Masonry(grid, {
    itemSelector: '.tile',
    columnWidth,
    gutter: scene.gap,
    transitionDuration: duration,
  })
  return {
    filter: (chosen) => {
      const isWanted = keeps(scene, chosen)
      for (const item of masonry.items) {
        item.isIgnored = !isWanted(item.element)
        item.element.style.display = item.isIgnored ? 'none' : ''
      }
      masonry.layout()
    },
  }
})
