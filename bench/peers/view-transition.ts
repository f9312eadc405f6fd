import { keeps, numberOf, stagePeer } from './peer'

/** The browser's own movement for any change, with every tile named: a yardstick. */
stagePeer(({ grid, scene, tiles }) => {
  grid.classList.add('native')
  for (const tile of tiles) tile.style.viewTransitionName = `tile-${numberOf(tile)}`
  return {
    filter: (chosen) => {
      const isWanted = keeps(scene, chosen)
      document.startViewTransition(() => {
        for (const tile of tiles) tile.hidden = !isWanted(tile)
      })
    },
  }
})
