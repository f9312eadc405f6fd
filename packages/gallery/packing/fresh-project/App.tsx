import { GalleryIndex, LiveGallery, readState } from '@tessera/gallery'
import '@tessera/gallery/styles.css'
import '@tessera/gallery/lightbox.css'
import { gallery, tiles } from './works.js'

const index = new GalleryIndex(gallery, tiles)
const { search } = location
const view = index.view(readState(gallery, search))
const loadLightbox = () => import('@tessera/gallery/lightbox').then(({ Lightbox }) => Lightbox)
const live = { source: index, initialSearch: search, initialView: view, loadLightbox }

export const App = () => <LiveGallery gallery={gallery} {...live} />
