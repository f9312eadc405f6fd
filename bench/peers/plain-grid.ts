import { keeps, stagePeer } from './peer'

/** No library: `hidden` on a dense CSS grid. What the browser itself needs at least, without counts or movement. */
stagePeer(({ grid, scene, tiles }) => {
  grid.classList.add('native')
  return {
    filter: (chosen) => {
      const isWanted = keeps(scene, chosen)
      for (const tile of tiles) tile.hidden = !isWanted(tile)
    },
  }
})
