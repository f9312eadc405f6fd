import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

const clicks = { article: 'To the article', lightbox: 'Enlarges', nothing: 'Does nothing' } as const

show(
  (['article', 'lightbox', 'nothing'] as const).map((tileClick) => (
    <Live
      key={tileClick}
      gallery={{
        ...plain,
        id: tileClick,
        title: clicks[tileClick],
        lightbox: DEFAULT_LIGHTBOX,
        tileClick,
      }}
      tiles={prints.slice(0, 5)}
    />
  )),
)
