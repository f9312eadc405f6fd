import GLightbox from 'glightbox'
import { titleOf } from './our-gallery'
import { BROKEN, largeFile } from './pictures'

const elements = Array.from({ length: BROKEN + 1 }, (_, picture) => ({
  href: `/${largeFile(picture)}`,
  type: 'image',
  alt: titleOf(picture),
}))
const lightbox = GLightbox({ elements, loop: true })

export const openAt = (picture: number): void => lightbox.openAt(picture)
