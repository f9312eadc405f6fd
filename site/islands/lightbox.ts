import '../styles/lightbox.css'

/** The lightbox with its style sheet, which pages without an open view do without. */
export { Lightbox } from '@tessera/gallery/lightbox'
