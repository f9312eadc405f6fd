import { Live } from '../Live'
import { show } from '../show'
import { plain, prints } from '../works'

const textCovers = prints.map((print) => ({
  ...print,
  image: null,
  textCover: {
    aspectRatio: print.image ? print.image.width / print.image.height : 1,
    lines: [print.author ?? ''],
  },
}))

show(<Live gallery={{ ...plain, pattern: '5' }} tiles={textCovers} />)
