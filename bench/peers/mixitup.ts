import mixitup from 'mixitup'
import { selectorOf, mountPeer } from './peer'

/** MixItUp has no layout: its tiles are in the same dense CSS grid as ours. */
mountPeer(({ grid, duration }) => {
  grid.classList.add('native')
  const mixer = mixitup(grid, {
    selectors: { target: '.tile' },
    load: { filter: 'all' },
    animation: { enable: duration > 0, duration, effects: 'fade' },
  })
  return { filter: (selection) => void mixer.filter(selectorOf(selection, 'all')) }
})
