import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

show(
  <Live
    gallery={{
      ...plain,
      lightbox: {
        slides: 'images',
        captions: false,
        details: false,
        download: true,
        share: false,
        thumbnails: false,
        autoplay: true,
      },
    }}
    tiles={images}
  />,
)
