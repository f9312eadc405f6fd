import Muuri from 'muuri'
import { keeps, stagePeer } from './peer'

stagePeer(({ grid, scene, duration }) => {
  grid.classList.add('margins')
  const muuri = new Muuri(grid, {
    items: '.tile',
    layout: { fillGaps: true, rounding: false },
    layoutDuration: duration,
    showDuration: duration,
    hideDuration: duration,
  })
  return {
    // It reads and writes styles in the next frame.
    frames: 2,
    filter: (chosen) => {
      const isWanted = keeps(scene, chosen)
      muuri.filter((item) => {
        const element = item.getElement()
        return element !== undefined && isWanted(element)
      })
    },
  }
})
