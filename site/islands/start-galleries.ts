import { holdClicks } from './hold-clicks'
import { forgetHeights, keepHeights } from './keep-heights'
import { tellFailure } from './start-part'
import { whenWanted } from './when-wanted'

/**
 * Wakes the galleries when the page is idle, or at once when the visitor points at, focuses or touches one. Until
 * then the page is finished HTML whose links all work.
 */
const SELECTOR = '[data-island]'
/** An idle moment is waited for no longer than this, ms. */
const IDLE_WITHIN = 4_000

export function startGalleries(): void {
  const roots = [...document.querySelectorAll<HTMLElement>(SELECTOR)]
  if (roots.length === 0) return
  let waking: Promise<void> | undefined
  // Once, whoever asks and however often: clicks made again twice would undo themselves.
  const wake = () => {
    waking ??= import('./wake-galleries')
      .then((part) => part.wakeGalleries(roots))
      .then(() => forgetHeights(roots))
      .then(held.replay, (error: unknown) => {
        tellFailure('wake-galleries')(error)
        held.giveUp()
      })
  }
  const held = holdClicks(SELECTOR, wake)
  whenWanted(SELECTOR, wake)
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(wake, { timeout: IDLE_WITHIN })
      : setTimeout(wake, 200)
  // The images the visitor sees come first. Who comes back to where nothing stands yet sees none.
  if (keepHeights(roots)) wake()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
