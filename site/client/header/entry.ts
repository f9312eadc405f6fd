import { lazyFeature } from '../loading/lazy-feature'

const load = lazyFeature('mount-header', async (header: HTMLElement) =>
  (await import('./mount-header')).mountHeader(header),
)

/** Loads the header's script when it has buttons, or when it is higher than the one row that the styles expect. */
export function loadHeaderWhenNeeded(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  const observer = new ResizeObserver(() => {
    const usualHeight = parseFloat(getComputedStyle(header).minBlockSize)
    if (header.offsetHeight === usualHeight && !header.querySelector('button')) return
    observer.disconnect()
    void load(header)
  })
  observer.observe(header)
}
