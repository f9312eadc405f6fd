import { Live } from '../Live'
import { show } from '../show'
import { plain, prints, topics } from '../works'

document.documentElement.dir = 'rtl'

show(<Live gallery={{ ...plain, groups: [topics] }} tiles={prints} />)
