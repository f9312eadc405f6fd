import { matcherFor, numberOf, mountPeer } from './peer'

/** A document view transition in which every tile has a name, for comparison. */
mountPeer(({ grid, scenario, tiles }) => {
  grid.classList.add('native')
  for (const tile of tiles) tile.style.viewTransitionName = `tile-${numberOf(tile)}`
  return {
    filter: (selection) => {
      const matches = matcherFor(scenario, selection)
      document.startViewTransition(() => {
        for (const tile of tiles) tile.hidden = !matches(tile)
      })
    },
  }
})
