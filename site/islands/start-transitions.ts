/**
 * Between a tile and its article the image goes along (styles/transitions.css has the rest). Only browsers that
 * animate from page to page tell of the change.
 */
const NAME = 'article-image'

/** The image of the tile that leads to an address; none when it is not in the page. */
function tileImage(address: string | null | undefined): HTMLElement | null {
  if (!address) return null
  const { origin, pathname } = new URL(address)
  if (origin !== location.origin) return null
  return document.querySelector<HTMLElement>(
    `[data-tile]:has(a[href="${CSS.escape(pathname)}"]) :is(image img, [data-text-cover])`,
  )
}

function lend(image: HTMLElement | null, transition: ViewTransition | null): void {
  if (!image || !transition) return
  image.style.viewTransitionName = NAME
  void transition.finished.finally(() => image.style.removeProperty('view-transition-name'))
}

export function startTransitions(): void {
  let last: HTMLElement | null = null
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    last = tileImage(activation?.entry.url)
    lend(last, viewTransition)
  })
  // Heard by pages that come back as they were left.
  addEventListener('pagereveal', ({ viewTransition }) => lend(last, viewTransition))
}
