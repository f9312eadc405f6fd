import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { titleOf } from './our-gallery'
import { BROKEN, LARGE, largeFile, SMALL, smallFile } from './pictures'

const slides = Array.from({ length: BROKEN + 1 }, (_, picture) => ({
  src: `/${largeFile(picture)}`,
  alt: titleOf(picture),
  ...LARGE,
  srcSet: [
    { src: `/${smallFile(picture)}`, ...SMALL },
    { src: `/${largeFile(picture)}`, ...LARGE },
  ],
}))

/** Within the click, as an `onClick` of React would be rendered. */
export const openIn = (root: Root) => (picture: number) =>
  flushSync(() =>
    root.render(
      <Lightbox
        open
        index={picture}
        close={() => root.render(null)}
        plugins={[Zoom]}
        slides={slides}
      />,
    ),
  )
