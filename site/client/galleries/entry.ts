import hydratedStyles from '@tessera/gallery/hydrated.css?url'
import { onIntent } from '@tessera/gallery/dom'
import { lazyFeature } from '../loading/lazy-feature'
import { answerFirstClicks, type FirstClicks } from './first-clicks/first-clicks'
import { reserveHeights } from './reserved-heights'

const ROOTS = '[data-gallery-file]'
/** Longest wait for an idle page after its load event, in ms. */
const IDLE_TIMEOUT_MS = 4_000

const load = lazyFeature(
  'hydrate-galleries',
  (roots: readonly HTMLElement[], lock: FirstClicks['lock']) => {
    // Beside the script, not after it. The script takes the styles from the cache.
    const request = (url = '') => fetch(url).catch(() => null)
    void request(hydratedStyles)
    const files = roots.map(({ dataset }) => request(dataset['galleryFile']))
    return import('./hydrate-galleries').then((code) => code.hydrateGalleries(roots, lock, files))
  },
)

/**
 * Hydrates the galleries when the page is idle, or as soon as the visitor hovers, focuses or touches one. Until then,
 * and when hydration fails, the server answers each click.
 */
export function loadGalleriesWhenIdle(): void {
  const roots = [...document.querySelectorAll<HTMLElement>(ROOTS)]
  if (!roots[0]) return
  let hydration: Promise<unknown> | undefined
  // Runs once, even if it fails: clicks that are repeated twice would undo themselves.
  const hydrate = () => (hydration ??= clicks.whenQuiet().then(() => load(roots, clicks.lock)))
  const clicks = answerFirstClicks(roots, ROOTS, hydrate)
  onIntent(window, ROOTS, hydrate)
  // Not `whenIdle` of the gallery: with its code to cancel the call, the entry script exceeds its budget.
  const hydrateWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(hydrate, 200)
  // The images in the viewport load first. A visitor who comes back to a part that is not rendered yet sees none.
  if (reserveHeights(roots)) hydrate()
  // The event waits for this script, which is part of the page.
  else addEventListener('load', hydrateWhenIdle)
}
