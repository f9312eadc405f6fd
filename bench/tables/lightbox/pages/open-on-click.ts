import { loadStyle } from './load-style'

type OpenAt = (image: number) => void

/**
 * Connects a peer's lightbox with the page, as ours is: script and style load on intent (hover, focus or touch), and a
 * click opens the image as soon as they are loaded.
 */
export function openOnClick(kind: string, load: () => Promise<OpenAt>): void {
  let loading: Promise<OpenAt> | null = null
  const loadOnce = () =>
    (loading ??= Promise.all([load(), loadStyle(`/${kind}-style.css`)]).then(([openAt]) => {
      document.body.dataset['loaded'] = ''
      return openAt
    }))
  const imageOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('a[data-n]')?.dataset['n'] : undefined
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    const onIntent = (event: Event) => {
      if (imageOf(event) !== undefined) void loadOnce()
    }
    document.addEventListener(type, onIntent, { passive: true })
  }
  document.addEventListener('click', (event) => {
    const image = imageOf(event)
    if (image === undefined) return
    event.preventDefault()
    void loadOnce().then((openAt) => openAt(Number(image)))
  })
  document.body.dataset['ready'] = ''
}
