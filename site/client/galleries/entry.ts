import { onIntent, whenIdle } from '@tessera/gallery/dom'
import { lazyFeature } from '../loading/lazy-feature'
import { queueClicks } from './pending-clicks'
import { releaseHeights, reserveHeights } from './reserved-heights'

const ROOTS = '[data-gallery-file]'
/** Longest wait for an idle page after its load event, and the wait in browsers without `requestIdleCallback`, in ms. */
const IDLE = { timeout: 4_000, fallbackDelay: 200 }

const load = lazyFeature('hydrate-galleries', async (roots: readonly HTMLElement[]) => {
  const { hydrateGalleries } = await import('./hydrate-galleries')
  await hydrateGalleries(roots)
  releaseHeights(roots)
})

/**
 * Hydrates the galleries when the page is idle, or as soon as the visitor hovers, focuses or touches one. Until then,
 * and when hydration fails, the page is HTML whose links all work.
 */
export function loadGalleriesWhenIdle(): void {
  const roots = [...document.querySelectorAll<HTMLElement>(ROOTS)]
  if (roots.length === 0) return
  let hydration: Promise<void> | undefined
  // Runs once, even if it fails: clicks that are repeated twice would undo themselves.
  const hydrate = () => {
    hydration ??= load(roots).then((isHydrated) =>
      isHydrated ? clicks.replay() : clicks.followLast(),
    )
  }
  const clicks = queueClicks(ROOTS, hydrate)
  onIntent(window, ROOTS, hydrate)
  const hydrateWhenIdle = () => whenIdle(hydrate, IDLE)
  // The images in the viewport load first. A visitor who comes back to a part that is not rendered yet sees none.
  if (reserveHeights(roots)) hydrate()
  else if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle, { once: true })
}
