import '../../styles/lightbox.css'

/** The lightbox and its style sheet. */
export { Lightbox } from '@tessera/gallery/lightbox'
