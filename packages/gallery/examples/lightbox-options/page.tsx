import { Live } from '../Live'
import { show } from '../show'
import { pictures, plain } from '../works'

show(
  <Live
    gallery={{
      ...plain,
      lightbox: {
        slides: 'pictures',
        captions: false,
        download: true,
        share: false,
        thumbnails: false,
        autoplay: true,
      },
    }}
    tiles={pictures}
  />,
)
