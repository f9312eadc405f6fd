import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

show(
  <Live
    gallery={{ ...plain, lightbox: { ...DEFAULT_LIGHTBOX, slides: 'articles' } }}
    tiles={prints}
  />,
)
