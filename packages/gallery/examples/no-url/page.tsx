import { Gallery } from '@tessera/gallery'
import { images } from '../image-inputs'
import { show } from '../show'

show(<Gallery id="work" title="Selected work" images={images} url={false} />)
