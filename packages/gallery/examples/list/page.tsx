import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

show(<Live gallery={{ ...plain, layout: 'list' }} tiles={prints.slice(0, 8)} />)
