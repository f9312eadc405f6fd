import Shuffle from 'shufflejs'
import { matcherFor, mountPeer } from './peer'

mountPeer(({ grid, scenario, columnWidth, duration }) => {
  const shuffle = new Shuffle(grid, {
    itemSelector: '.tile',
    columnWidth,
    gutterWidth: scenario.gap,
    speed: duration,
  })
  return { filter: (selection) => shuffle.filter(matcherFor(scenario, selection)) }
})
