import Isotope from 'isotope-layout'
import 'isotope-packery'
import { selectorOf, mountPeer } from './peer'

mountPeer(({ grid, scenario, columnWidth, duration }) => {
  const isotope = new Isotope(grid, {
    itemSelector: '.tile',
    layoutMode: 'packery',
    packery: { columnWidth, rowHeight: scenario.row, gutter: scenario.gap },
    transitionDuration: duration,
  })
  return { filter: (selection) => isotope.arrange({ filter: selectorOf(selection, '*') }) }
})
