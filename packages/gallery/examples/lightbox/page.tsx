import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { plain, prints, topics } from '../works'

show(<Live gallery={{ ...plain, groups: [topics], lightbox: DEFAULT_LIGHTBOX }} tiles={prints} />)
