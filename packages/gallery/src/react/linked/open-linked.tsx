import { createRoot } from 'react-dom/client'
import { LinkedLightbox, type LinkedOptions } from './LinkedLightbox'
import { toTile } from './to-tile'
import { openInHistory } from './history-entry'

export type { LinkedOptions } from './LinkedLightbox'

/**
 * Opens what a link leads to in the lightbox, among what the other links lead to, in their order; Back closes it.
 *
 * @param start index of the link to open
 * @returns false when that link is none for the lightbox (another site, a file to save): then follow it
 */
export function openLinked(
  links: readonly HTMLAnchorElement[],
  start: number,
  options: LinkedOptions = {},
): boolean {
  const shown = links.flatMap((link, index) => {
    const tile = toTile(link, `${index}`, options.frameHosts ?? [])
    return tile ? [{ link, tile }] : []
  })
  const first = shown.findIndex(({ link }) => link === links[start])
  if (first === -1) return false
  let last = first
  openInHistory((close) => {
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box)
    root.render(
      <LinkedLightbox
        {...options}
        tiles={shown.map(({ tile }) => tile)}
        start={last}
        onShow={(index) => {
          last = index
        }}
        onClose={close}
      />,
    )
    return () => {
      root.unmount()
      box.remove()
      const link = shown[last]?.link
      link?.scrollIntoView({ block: 'nearest' })
      link?.focus({ preventScroll: true })
    }
  })
  return true
}
