import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryIndex, LiveGallery, readState, type GalleryData } from '../../src'
import { gallery, tiles } from './data'

/** `?dir=rtl` turns the page round. */
const asked = new URLSearchParams(location.search)
document.documentElement.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr'

const galleries: readonly GalleryData[] = [
  gallery,
  {
    ...gallery,
    id: 'journal',
    title: 'Journal',
    pattern: '5',
    hoverBox: 'none',
    groups: gallery.groups.map((group) => ({ ...group, form: 'dropdown' })),
  },
]

const loadLightbox = () =>
  import('../../src/react/lightbox/Lightbox').then(({ Lightbox }) => Lightbox)

function Page() {
  return galleries.map((one) => {
    const index = new GalleryIndex(one, tiles)
    return (
      <LiveGallery
        key={one.id}
        gallery={one}
        source={index}
        initialSearch={location.search}
        initialView={index.view(readState(one, location.search))}
        loadLightbox={loadLightbox}
      />
    )
  })
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
