import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { titleOf } from './our-gallery'
import { BROKEN, LARGE, largeFile, SMALL, smallFile } from './images'

const slides = Array.from({ length: BROKEN + 1 }, (_, image) => ({
  src: `/${largeFile(image)}`,
  alt: titleOf(image),
  ...LARGE,
  srcSet: [
    { src: `/${smallFile(image)}`, ...SMALL },
    { src: `/${largeFile(image)}`, ...LARGE },
  ],
}))

/** Renders synchronously, as React does within an `onClick` handler. */
export const openIn = (root: Root) => (image: number) =>
  flushSync(() =>
    root.render(
      <Lightbox
        open
        index={image}
        close={() => root.render(null)}
        plugins={[Zoom]}
        slides={slides}
      />,
    ),
  )
