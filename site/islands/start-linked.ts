import { isPlain } from './hold-clicks'
import { tellFailure } from './start-part'

/**
 * Opens links of texts in the lightbox. It is fetched when somebody is about to follow one; until then, and where it does
 * not come, they are links.
 */
const LINK = 'a[data-lightbox-link]:not(dialog *)'
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

let open: ((link: HTMLAnchorElement) => boolean) | undefined
let waking: Promise<void> | undefined
const wake = () =>
  (waking ??= import('./linked-lightbox').then(
    ({ openLink }) => {
      open = (link) => openLink(link, LINK)
    },
    (error: unknown) => {
      waking = undefined // the next intent tries again
      tellFailure('linked-lightbox')(error)
    },
  ))

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null

function onClick(event: MouseEvent): void {
  const link = linkAt(event)
  if (!link || !isPlain(event)) return
  if (!open || open(link)) event.preventDefault()
  if (!open) void wake().then(() => (open ? link.click() : location.assign(link.href)))
}

export function startLinked(): void {
  if (!document.querySelector(LINK)) return
  addEventListener('click', onClick)
  const onIntent = (event: Event) => void (linkAt(event) && wake())
  INTENTS.forEach((type) => addEventListener(type, onIntent, { passive: true }))
}
