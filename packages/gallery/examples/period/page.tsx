import { createPeriod } from '@tessera/gallery/core'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const period = createPeriod(images)

show(
  <Live
    gallery={{
      ...plain,
      groups: period
        ? [{ id: 'year', label: 'Year', form: 'period', multiple: false, options: [], period }]
        : [],
    }}
    tiles={images}
  />,
)
