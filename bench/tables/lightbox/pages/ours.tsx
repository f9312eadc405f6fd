import { GalleryIndex, LiveGallery, prepareLiveGallery, readState } from '@tessera/gallery'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadStyle } from './load-style'
import { ourGallery, ourTiles } from './our-gallery'

const { benchSearch: search = '', lazyFiles = '' } = document.body.dataset
const source = new GalleryIndex(ourGallery, ourTiles)
const initialView = source.view(readState(ourGallery, search))

async function loadLightbox() {
  // As Vite does: requests a file and its imports at the same time.
  for (const name of lazyFiles.split(' ')) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: `/${name}` }))
  }
  const [{ Lightbox }] = await Promise.all([
    import('@tessera/gallery/lightbox'),
    loadStyle('/ours-style.css'),
  ])
  document.body.dataset['loaded'] = ''
  return Lightbox
}

function Page() {
  useEffect(() => void (document.body.dataset['ready'] = ''), [])
  return (
    <LiveGallery
      gallery={ourGallery}
      source={source}
      initialSearch={search}
      initialView={initialView}
      loadLightbox={loadLightbox}
    />
  )
}

await prepareLiveGallery(ourGallery, initialView)
const root = document.querySelector('#root')
if (root) hydrateRoot(root, <Page />)
