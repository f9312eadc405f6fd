import type { GalleryState, GalleryView, Tile } from '../../core/types'

/** Where a gallery takes its views from: from memory (`GalleryIndex`) or from a server. */
export interface GallerySource {
  readonly view: (state: GalleryState) => GalleryView | Promise<GalleryView>
  /**
   * The matching tiles of a state, on whatever page, from one index in their order (0 is the first) to before another.
   * Endless galleries call it while they are scrolled, for at most 96 tiles at a time. Without it they are shown in
   * pages.
   */
  readonly range?: (
    state: GalleryState,
    from: number,
    to: number,
  ) => readonly Tile[] | Promise<readonly Tile[]>
}
