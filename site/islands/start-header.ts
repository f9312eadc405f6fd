import { tellFailure } from './start-part'

/** `--tessera-header-height`, px: what the style sheet reckons with unless told otherwise. */
const USUAL_HEIGHT = 60

/** A header of one row without sub-menus needs no script. One that is higher, or becomes so, is measured. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  const observer = new ResizeObserver(() => {
    if (header.offsetHeight === USUAL_HEIGHT && !header.querySelector('button')) return
    observer.disconnect()
    import('./header/wake-header')
      .then((part) => part.wakeHeader(header))
      .catch(tellFailure('wake-header'))
  })
  observer.observe(header)
}
