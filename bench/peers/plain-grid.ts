import { matcherFor, mountPeer } from './peer'

/** No library: sets `hidden` on tiles of a dense CSS grid. A lower bound, without counts and animation. */
mountPeer(({ grid, scenario, tiles }) => {
  grid.classList.add('native')
  return {
    filter: (selection) => {
      const matches = matcherFor(scenario, selection)
      for (const tile of tiles) tile.hidden = !matches(tile)
    },
  }
})
