import '../styles/index.css'
import '../styles/lightbox/index.css'
import { StrictMode, act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { onTestFinished } from 'vitest'
import { loadPeriodFilter } from '../react/client/client-components'
import { prepareLiveGallery } from '../react/client/live/prepare-live-gallery'
import { loadFullGallery } from '../react/images/full/placed-in-browser'
import { galleryOf } from './tiles/tiles'

// All lazy code is loaded, as in a page that was hydrated a moment ago.
await Promise.all([
  prepareLiveGallery(galleryOf({ paging: { kind: 'endless', size: 1 } }), { all: 1, matching: 1 }),
  import('../react/client/effects/DeferredEffects'),
  import('../react/patch/gallery-patch'),
  loadPeriodFilter(),
  loadFullGallery(),
])

/** Puts the server's markup into the document, without script. */
export function renderStatic(page: ReactNode): HTMLElement {
  const container = newContainer()
  container.innerHTML = renderToString(page)
  return container
}

/** Hydrates markup that `renderStatic` rendered, and waits for the deferred effects. */
export async function hydrate(container: HTMLElement, page: ReactNode): Promise<void> {
  const root = await settled(() => hydrateRoot(container, <StrictMode>{page}</StrictMode>))
  await settled(() => new Promise((resolve) => setTimeout(resolve)))
  onTestFinished(() => settled(() => root.unmount()))
}

/** Renders on the server and hydrates. */
export async function renderLive(page: ReactNode): Promise<HTMLElement> {
  const container = renderStatic(<StrictMode>{page}</StrictMode>)
  await hydrate(container, page)
  return container
}

/** Renders without a server. */
export async function render(page: ReactNode): Promise<HTMLElement> {
  const container = newContainer()
  const root = createRoot(container)
  await settled(() => root.render(page))
  onTestFinished(() => settled(() => root.unmount()))
  return container
}

/** Waits until React has finished. Other updates run as for a visitor, so React must not expect `act` around them. */
async function settled<T>(work: () => T): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const result = await act(async () => work())
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  return result
}

function newContainer() {
  const container = document.createElement('div')
  document.body.append(container)
  onTestFinished(() => container.remove())
  return container
}
