import GLightbox from 'glightbox'
import { titleOf } from './our-gallery'
import { BROKEN, largeFile } from './images'

const elements = Array.from({ length: BROKEN + 1 }, (_, image) => ({
  href: `/${largeFile(image)}`,
  type: 'image',
  alt: titleOf(image),
}))
const lightbox = GLightbox({ elements, loop: true })

export const openAt = (image: number): void => lightbox.openAt(image)
