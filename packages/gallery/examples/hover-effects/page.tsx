import type { HoverEffect } from '@tessera/gallery'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const effects: readonly HoverEffect[] = [
  'none',
  'fade',
  'slide-top',
  'slide-right',
  'slide-bottom',
  'slide-left',
  'flip',
  'zoom',
]

show(
  effects.map((hoverBox) => (
    <Live
      key={hoverBox}
      gallery={{
        ...plain,
        id: hoverBox,
        title: hoverBox,
        pattern: '3a',
        hoverBox,
        lightbox: DEFAULT_LIGHTBOX,
      }}
      tiles={images.slice(0, 3)}
    />
  )),
)
