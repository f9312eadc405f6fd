import mixitup from 'mixitup'
import { selectorOf, stagePeer } from './peer'

/** It lays out nothing itself: its tiles lie in the same dense grid as ours. */
stagePeer(({ grid, duration }) => {
  grid.classList.add('native')
  const mixer = mixitup(grid, {
    selectors: { target: '.tile' },
    load: { filter: 'all' },
    animation: { enable: duration > 0, duration, effects: 'fade' },
  })
  return { filter: (chosen) => void mixer.filter(selectorOf(chosen, 'all')) }
})
