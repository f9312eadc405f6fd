import type { Pattern } from '@tessera/gallery/layouts'
import type { HeldBackReason } from '../../publish/documents/to-image'

/** A document that can be opened in the admin. */
export interface Reference {
  readonly id: string
  readonly label: string
}

/** A number of documents, and the first of them. */
export interface NamedCount {
  readonly count: number
  readonly first: readonly Reference[]
  /** Ids of all, for a filtered list; empty if they are too many for an address. */
  readonly ids: readonly string[]
}

/** A tile of the preview. */
export interface PreviewTile {
  /** Name in an arrangement, such as `article-12`. */
  readonly id: string
  readonly title: string
  /** Null for a text cover. `src` is a URL of the CMS: the public URL works for published images only. */
  readonly image: {
    /** Id of the image in the media. */
    readonly media: string
    readonly src: string
    readonly width: number
    readonly height: number
    /** Colour behind an image that is not cropped; null for the others. */
    readonly wholeOn: string | null
    readonly focalPoint: { readonly x: number; readonly y: number }
  } | null
  /** Null for an image. */
  readonly textCover: {
    readonly aspectRatio: number | null
    readonly lines: readonly string[]
  } | null
}

/** A filter group of the gallery. */
export interface PreviewGroup extends Reference {
  /** Number of options. */
  readonly options: number
  /** The options that match, and how many of the gallery's works. Null if there are too many works to count. */
  readonly counts: readonly { readonly label: string; readonly count: number }[] | null
  /** Options that match no article. Null if there are too many articles to check. */
  readonly empty: readonly Reference[] | null
}

/** What visitors would see of a gallery, and its problems. */
export interface GalleryPreview {
  /** The first tiles, in order: at most `MAX_PREVIEW_TILES`. */
  readonly tiles: readonly PreviewTile[]
  /** Number of published articles and of images that match and are not held back. */
  readonly matching: number
  /** Number of published articles that match and are left out because of their terms. */
  readonly excluded: number
  /** Articles that match and are not published. */
  readonly unpublished: NamedCount
  /** Images that match and are not shown, by the reason. */
  readonly heldBack: Readonly<Record<HeldBackReason, NamedCount>>
  /** Whether an image, also one without alt text or one of an article, waits until its sizes are made. */
  readonly waitsForSizes: boolean
  /** Images that match only by terms that keywords of their files have assigned, so they are not shown. */
  readonly unconfirmed: NamedCount
  /** Number of picked articles and images that were deleted. */
  readonly deleted: number
  /** Images of the gallery without alt text. */
  readonly withoutAlt: NamedCount
  readonly groups: readonly PreviewGroup[]
  /** Whether the dates are of two years at least, so that the gallery can have a period filter. */
  readonly hasPeriod: boolean
  /** The custom pattern; null if none is selected, or its drawing is invalid. */
  readonly pattern: Pattern | null
}

/** As many tiles as can be arranged. */
export const MAX_PREVIEW_TILES = 240
