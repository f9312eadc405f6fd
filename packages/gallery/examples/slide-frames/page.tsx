import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { Tile } from '@tessera/gallery'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=5.30%2C60.38%2C5.35%2C60.41'

const frame = (href: string) => ({ kind: 'frame', href }) as const

/** The host of the first is allowed; the host of the second is not, so its slide fails at once. */
const tiles = images.slice(0, 6).map((tile, index): Tile => {
  if (index === 0) return { ...tile, content: frame(MAP) }
  return index === 1 ? { ...tile, content: frame('https://other.example/') } : tile
})

show(
  <Live
    gallery={{ ...plain, lightbox: DEFAULT_LIGHTBOX }}
    tiles={tiles}
    frameHosts={['www.openstreetmap.org']}
  />,
)
