import Shuffle from 'shufflejs'
import { keeps, stagePeer } from './peer'

stagePeer(({ grid, scene, columnWidth, duration }) => {
  const shuffle = new Shuffle(grid, {
    itemSelector: '.tile',
    columnWidth,
    gutterWidth: scene.gap,
    speed: duration,
  })
  return { filter: (chosen) => shuffle.filter(keeps(scene, chosen)) }
})
