import { loadStyle } from './load-style'

type OpenAt = (image: number) => void

/**
 * How peers are put on the page, as ours is: script and style are loaded at the first sign that they are wanted, and a
 * click opens as soon as they are there.
 */
export function enlargeOnClick(kind: string, load: () => Promise<OpenAt>): void {
  let loading: Promise<OpenAt> | null = null
  const want = () =>
    (loading ??= Promise.all([load(), loadStyle(`/${kind}-style.css`)]).then(([openAt]) => {
      document.body.dataset['loaded'] = ''
      return openAt
    }))
  const imageOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('a[data-n]')?.dataset['n'] : undefined
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    const onSign = (event: Event) => {
      if (imageOf(event) !== undefined) void want()
    }
    document.addEventListener(sign, onSign, { passive: true })
  }
  document.addEventListener('click', (event) => {
    const image = imageOf(event)
    if (image === undefined) return
    event.preventDefault()
    void want().then((openAt) => openAt(Number(image)))
  })
  document.body.dataset['ready'] = ''
}
