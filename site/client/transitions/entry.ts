/** `view-transition-name` of the image that moves between a tile and its article; styles/layout/transitions.css. */
const NAME = 'article-image'

/** Animates the image of a tile into its article, and back, in browsers with view transitions between pages. */
export function mountTransitions(): void {
  let last: HTMLElement | null = null
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    last = findTileImage(activation?.entry.url)
    nameDuring(viewTransition, last)
  })
  // Fires on a page that is restored from the back/forward cache.
  addEventListener('pagereveal', ({ viewTransition }) => nameDuring(viewTransition, last))
}

/** The image of the tile that links to a URL of this site, if the page has such a tile. Browsers name no others. */
function findTileImage(url: string | null | undefined): HTMLElement | null {
  if (!url) return null
  const { pathname } = new URL(url)
  // The path of a URL contains no quotation mark and no backslash.
  return document.querySelector<HTMLElement>(
    `[data-tile]:has(a[href="${pathname}"]) :is(picture img, [data-text-cover])`,
  )
}

function nameDuring(transition: ViewTransition | null, image: HTMLElement | null): void {
  if (!image || !transition) return
  image.style.viewTransitionName = NAME
  const clear = () => (image.style.viewTransitionName = '')
  // Rejected when the browser aborts the animation.
  transition.finished.then(clear, clear)
}
