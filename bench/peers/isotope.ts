import Isotope from 'isotope-layout'
import 'isotope-packery'
import { selectorOf, stagePeer } from './peer'

stagePeer(({ grid, scene, columnWidth, duration }) => {
  const isotope = new Isotope(grid, {
    itemSelector: '.tile',
    layoutMode: 'packery',
    packery: { columnWidth, rowHeight: scene.row, gutter: scene.gap },
    transitionDuration: duration,
  })
  return { filter: (chosen) => isotope.arrange({ filter: selectorOf(chosen, '*') }) }
})
