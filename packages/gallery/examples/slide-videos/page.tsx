import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { Tile } from '@tessera/gallery'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const video = { kind: 'video', href: '../images/harbour-lights.webm' } as const
const player = { kind: 'video', href: 'https://player.vimeo.com/video/76979871?dnt=1' } as const

/** The first is a file, the second a host's player. Nothing is requested before the visitor plays it. */
const tiles = images.slice(0, 6).map((tile, index): Tile => {
  const poster = tile.image?.variants[0]?.src ?? null
  if (index === 0) return { ...tile, content: { ...video, poster } }
  return index === 1 ? { ...tile, content: { ...player, poster } } : tile
})

show(
  <Live
    gallery={{ ...plain, lightbox: DEFAULT_LIGHTBOX }}
    tiles={tiles}
    frameHosts={['player.vimeo.com']}
  />,
)
