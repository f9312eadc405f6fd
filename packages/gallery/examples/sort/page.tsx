import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

show(<Live gallery={{ ...plain, sorts: ['title', 'date', 'oldest', 'random'] }} tiles={prints} />)
