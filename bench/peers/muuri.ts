import Muuri from 'muuri'
import { matcherFor, mountPeer } from './peer'

mountPeer(({ grid, scenario, duration }) => {
  grid.classList.add('margins')
  const muuri = new Muuri(grid, {
    items: '.tile',
    layout: { fillGaps: true, rounding: false },
    layoutDuration: duration,
    showDuration: duration,
    hideDuration: duration,
  })
  return {
    // Muuri reads and writes styles in the next frame.
    frames: 2,
    filter: (selection) => {
      const matches = matcherFor(scenario, selection)
      muuri.filter((item) => {
        const element = item.getElement()
        return element !== undefined && matches(element)
      })
    },
  }
})
