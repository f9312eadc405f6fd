const findGallery = (gallery: string) =>
  document.querySelector<HTMLElement>(`[data-gallery="${CSS.escape(gallery)}"]`)

export const findTile = (gallery: string, tile: string) =>
  findGallery(gallery)?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`)

/** The file a tile shows right now; null when the tile is not on the page or its image not yet there. */
export function tileSource(gallery: string, tile: string): string | null {
  const img = findTile(gallery, tile)?.querySelector('img')
  return img?.complete && img.naturalWidth > 0 ? img.currentSrc : null
}

/** Brings a tile into view, if it is on the page. */
export const showTile = (gallery: string, tile: string) =>
  findTile(gallery, tile)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Brings a tile into view and the focus back to what enlarges it; to the gallery's heading when it is not there. */
export function returnToTile(gallery: string, tile: string) {
  const found = findTile(gallery, tile)
  const zoom = found?.querySelector<HTMLElement>('[data-zoom]')
  if (found && zoom) {
    zoom.focus({ preventScroll: true })
    showTile(gallery, tile)
    // Where a history entry is gone back to, the browser brings back its place once this has run.
    requestAnimationFrame(() => showTile(gallery, tile))
    return
  }
  const heading = findGallery(gallery)?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
  if (!heading) return
  // A heading takes focus only when told to, and must not become a stop of the Tab key.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus()
}
