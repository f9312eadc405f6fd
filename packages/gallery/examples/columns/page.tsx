import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

show(<Live gallery={{ ...plain, layout: 'columns' }} tiles={images} />)
