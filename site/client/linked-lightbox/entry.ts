import { isPlainClick, onIntent } from '@tessera/gallery/dom'
import { elementAt } from '../loading/element-at'
import { lazyFeature } from '../loading/lazy-feature'
import type { OpenLink } from './linked-lightbox'

const LINK = 'a[data-lightbox-link]:not(dialog *)'

let open: OpenLink | undefined
const load = lazyFeature('linked-lightbox', () =>
  import('./linked-lightbox')
    .then((code) => code.createOpenLink(LINK))
    .then((openLink) => {
      open = openLink
    }),
)

/** Opens links of texts in the lightbox. Without it they are followed. */
export function loadLinkedLightboxOnIntent(): void {
  if (!document.querySelector(LINK)) return
  addEventListener('click', onClick)
  onIntent(window, LINK, load)
}

function onClick(event: MouseEvent): void {
  const link = elementAt<HTMLAnchorElement>(LINK, event)
  if (!link || !isPlainClick(event)) return
  if (!open || open(link)) event.preventDefault()
  if (!open) void load().then((isLoaded) => (isLoaded ? link.click() : location.assign(link.href)))
}
