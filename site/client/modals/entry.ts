import { isPlainClick, onIntent } from '@tessera/gallery/dom'
import { elementAt } from '../loading/element-at'
import { lazyFeature } from '../loading/lazy-feature'
import { MODAL_HASH, OPENERS } from './openers'

const load = lazyFeature('mount-modals', async () => {
  const { mountModals } = await import('./mount-modals')
  await mountModals()
  // Chromium ignores the repetition of a click that comes from a key, while that click is dispatched.
  removeEventListener('click', delayClick)
})

/** Makes the editor's dialogs modal. Without it they are popovers. */
export function loadModalsOnIntent(): void {
  onIntent(window, OPENERS, load)
  addEventListener('click', delayClick)
  // The URL of a shared link may name an open dialog.
  if (location.hash.startsWith(MODAL_HASH)) void load()
}

/** Repeats the first click once the code has loaded. When it does not load, the browser opens the popover. */
function delayClick(event: MouseEvent): void {
  const opener = elementAt(OPENERS, event)
  if (!opener || !isPlainClick(event)) return
  event.preventDefault()
  void load().then(() => {
    removeEventListener('click', delayClick)
    opener.click()
  })
}
