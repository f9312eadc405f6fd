import { createElement, lazy, useEffect, useState, type ComponentType } from 'react'
import { useIsHydrating } from '../../hooks/useIsHydrating'
import { createLoader } from '../../loader'
import { SimpleGallery, type GalleryOfImagesProps } from '../SimpleGallery'

type Component = ComponentType<GalleryOfImagesProps>

/** Loads the full gallery, once. Resolves with null when that fails. */
export const loadFullGallery = createLoader<Component>(
  'FullGallery',
  async () => (await import('./FullGallery')).FullGallery,
)

/** In a browser the full gallery is loaded when a page has one. */
export function PlacedFullGallery(props: GalleryOfImagesProps) {
  const isHydrating = useIsHydrating()
  // The same component for all renders of a mount: another one would lose its state.
  const [Placed] = useState<Component>(
    () => loadFullGallery.current ?? (isHydrating ? HydratingGallery : ArrivingGallery),
  )
  return <Placed {...props} />
}

/**
 * Takes over the markup of a server. It has no Suspense boundary of its own, because servers that stream would send the
 * content of the boundary apart, hidden until a script shows it. Hydration waits for the code.
 */
const HydratingGallery = lazy<Component>(async () => ({
  default: (await loadFullGallery()) ?? KeptMarkup,
}))

/** The markup of the server as it is, without its code (offline): its links work. React does not change it. */
const KeptMarkup = () => (
  <section suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)

/** Rendered without a server. Not `lazy`: React would show the gallery 300 ms after the page, or 500 ms in React 18. */
function ArrivingGallery(props: GalleryOfImagesProps) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    void loadFullGallery().then((known) => setStatus(known ? 'loaded' : 'failed'))
  }, [])
  if (status === 'failed') return <SimpleGallery {...props} />
  const { current } = loadFullGallery
  return status === 'loaded' && current ? createElement(current, props) : null
}
