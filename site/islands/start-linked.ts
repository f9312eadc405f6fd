import { isPlain } from './hold-clicks'
import { tellFailure } from './start-part'
import { elementAt, whenWanted } from './when-wanted'

/**
 * Opens links of texts in the lightbox. It is fetched when somebody is about to follow one; until then, and where it does
 * not come, they are links.
 */
const LINK = 'a[data-lightbox-link]:not(dialog *)'

let open: ((link: HTMLAnchorElement) => boolean) | undefined
let waking: Promise<void> | undefined
const wake = () =>
  (waking ??= import('./linked-lightbox')
    .then((part) => part.prepareLinks())
    .then(
      (openLink) => {
        open = (link) => openLink(link, LINK)
      },
      (error: unknown) => {
        waking = undefined // the next intent tries again
        tellFailure('linked-lightbox')(error)
      },
    ))

function onClick(event: MouseEvent): void {
  const link = elementAt<HTMLAnchorElement>(LINK, event)
  if (!link || !isPlain(event)) return
  if (!open || open(link)) event.preventDefault()
  if (!open) void wake().then(() => (open ? link.click() : location.assign(link.href)))
}

export function startLinked(): void {
  if (!document.querySelector(LINK)) return
  addEventListener('click', onClick)
  whenWanted(LINK, wake)
}
