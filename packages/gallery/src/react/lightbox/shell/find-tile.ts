const findGallery = (gallery: string) =>
  document.querySelector<HTMLElement>(`[data-gallery="${CSS.escape(gallery)}"]`)

export const findTile = (gallery: string, tile: string) =>
  findGallery(gallery)?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`)

/** URL of the image file that a tile shows; null if the tile is not on the page or its image is not loaded. */
export function tileSource(gallery: string, tile: string): string | null {
  const img = findTile(gallery, tile)?.querySelector('img')
  return img?.complete && img.naturalWidth > 0 ? img.currentSrc : null
}

/** Scrolls a tile into view, if it is on the page. */
export const scrollToTile = (gallery: string, tile: string) =>
  findTile(gallery, tile)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Focuses a tile's zoom link and scrolls the tile into view. Focuses the gallery's heading if the tile is missing. */
export function returnToTile(gallery: string, tile: string) {
  const zoom = findTile(gallery, tile)?.querySelector<HTMLElement>('[data-zoom]')
  if (zoom) {
    zoom.focus({ preventScroll: true })
    scrollToTile(gallery, tile)
    // After history.back() the browser restores its own scroll position first.
    requestAnimationFrame(() => scrollToTile(gallery, tile))
    return
  }
  const heading = findGallery(gallery)?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
  if (!heading) return
  // -1: focusable by script, but no tab stop.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus()
}
