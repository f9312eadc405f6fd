import { Live } from '../Live'
import { show } from '../show'
import { plain, prints, topics, years } from '../works'

show(
  <Live gallery={{ ...plain, groups: [{ ...topics, form: 'dropdown' }, years] }} tiles={prints} />,
)
