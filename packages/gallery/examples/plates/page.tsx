import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

const plates = prints.map((print) => ({
  ...print,
  image: null,
  plate: {
    aspectRatio: print.image ? print.image.width / print.image.height : 1,
    lines: [print.author ?? ''],
  },
}))

show(<Live gallery={{ ...plain, pattern: '5' }} tiles={plates} />)
