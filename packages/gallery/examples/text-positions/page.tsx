import type { TextPosition } from '@tessera/gallery'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const positions: readonly TextPosition[] = ['top', 'right', 'bottom', 'left', 'cover']

show(
  positions.map((position) => (
    <Live
      key={position}
      gallery={{
        ...plain,
        id: position,
        title: position,
        textPosition: { small: position, wide: position, tall: position, big: position },
      }}
      tiles={images.slice(0, 4)}
    />
  )),
)
