import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

show(
  <Live
    gallery={{
      ...plain,
      paging: { kind: 'more', size: 8 },
      lightbox: { ...DEFAULT_LIGHTBOX, thumbnails: true },
    }}
    tiles={prints}
  />,
)
