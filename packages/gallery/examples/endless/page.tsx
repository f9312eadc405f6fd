import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

const tenThousand = Array.from({ length: 10_000 }, (_, index) => {
  const tile = images[index % images.length] as (typeof images)[number]
  return { ...tile, id: `${tile.id}-${index}` }
})

show(<Live gallery={{ ...plain, paging: { kind: 'endless', size: 40 } }} tiles={tenThousand} />)
