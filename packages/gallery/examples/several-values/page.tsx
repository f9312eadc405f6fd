import { Live } from '../Live'
import { show } from '../show'
import { plain, prints, topics } from '../works'

show(<Live gallery={{ ...plain, groups: [{ ...topics, multiple: true }] }} tiles={prints} />)
