import { Live } from '../Live'
import { show } from '../show'
import { pictures, plain } from '../works'

show(<Live gallery={{ ...plain, layout: 'justified' }} tiles={pictures} />)
