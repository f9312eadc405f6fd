import { createRoot } from 'react-dom/client'
import { openInHistory } from './history-entry'
import { LinkedLightbox, type LinkedOptions } from './LinkedLightbox'
import { toTile } from './to-tile'

export type { LinkedOptions } from './LinkedLightbox'

/**
 * Opens the target of a link in the lightbox. The targets of the other links are the other slides, in the same order.
 * Back closes it.
 *
 * @param start index of the link to open
 * @returns false if the lightbox cannot show that target (another site, a file to download): follow the link then
 */
export function openLinked(
  links: readonly HTMLAnchorElement[],
  start: number,
  options: LinkedOptions = {},
): boolean {
  const slides = links.flatMap((link, index) => {
    const tile = toTile(link, `${index}`, options.frameHosts ?? [])
    return tile ? [{ link, tile }] : []
  })
  const first = slides.findIndex(({ link }) => link === links[start])
  if (first === -1) return false
  let current = first
  openInHistory((close) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    root.render(
      <LinkedLightbox
        {...options}
        tiles={slides.map(({ tile }) => tile)}
        start={current}
        onMove={(index) => {
          current = index
        }}
        onClose={close}
      />,
    )
    return () => {
      root.unmount()
      container.remove()
      const link = slides[current]?.link
      link?.scrollIntoView({ block: 'nearest' })
      link?.focus({ preventScroll: true })
    }
  })
  return true
}
