import { lazyFeature } from '../loading/lazy-feature'
import { HEADER_HEIGHT } from './header-height'

const load = lazyFeature('mount-header', (header: HTMLElement) =>
  import('./mount-header').then((code) => code.mountHeader(header)),
)

/** Loads the header's script when it has buttons, or when it is higher than the one row that the styles expect. */
export function loadHeaderWhenNeeded(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  const observer = new ResizeObserver(() => {
    if (header.offsetHeight === HEADER_HEIGHT && !header.querySelector('button')) return
    observer.disconnect()
    void load(header)
  })
  observer.observe(header)
}
