import type { Pattern } from '@tessera/gallery/layouts'

/** Something to open in the admin. */
export interface Reference {
  readonly id: string
  readonly label: string
}

/** How many there are, and the first of them by name. */
export interface Several {
  readonly count: number
  readonly first: readonly Reference[]
}

/** What a gallery shows of an article, in miniature. */
export interface PreviewTile {
  readonly id: string
  readonly title: string
  /** Null for a text cover. `src` leads through the CMS: the public address works for published images only. */
  readonly image: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly focalPoint: { readonly x: number; readonly y: number }
  } | null
  /** Of the thing itself, for a text cover. */
  readonly textCover: {
    readonly aspectRatio: number | null
    readonly lines: readonly string[]
  } | null
}

/** A filter group of the gallery, by what it has to offer there. */
export interface PreviewGroup extends Reference {
  readonly options: number
  /** Options that no shown article has. Null where there are too many articles to know. */
  readonly empty: readonly Reference[] | null
}

/** What visitors would get of a gallery, and what they would stumble on. */
export interface GalleryPreview {
  /** The first ones, in order. */
  readonly tiles: readonly PreviewTile[]
  /** How many published articles match. */
  readonly matching: number
  /** Articles that match and are not published: visitors do not get them. */
  readonly unpublished: Several
  /** How many were picked by hand and deleted since. */
  readonly deleted: number
  /** Images of the gallery that nothing describes. */
  readonly withoutAlt: Several
  readonly groups: readonly PreviewGroup[]
  /** The drawn pattern; null when none is asked for, or its drawing is none. */
  readonly pattern: Pattern | null
}

/** At most so many tiles travel: more cannot be told apart in miniature. */
export const MOST_TILES = 60
