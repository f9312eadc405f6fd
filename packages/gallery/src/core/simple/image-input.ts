import type { HoverEffect, Layout, PatternId, SortKey, TileClick } from '../enumerations'
import type {
  Gallery,
  ImageCredit,
  LightboxOptions,
  Paging,
  Pattern,
  Tile,
  TileImage,
} from '../types'

/** An image as a developer writes it: its file, its size and what it shows. Everything else has a default. */
export interface ImageInput {
  /** URL of the file. */
  readonly src: string
  /** Size of the image, px. */
  readonly width: number
  readonly height: number
  /** What the image shows; '' for a decorative image. */
  readonly alt: string
  /** The same image in other widths (px). */
  readonly srcSet?: readonly { readonly src: string; readonly width: number }[]
  /** Unique within the gallery; in URLs. Default: the file's name. */
  readonly id?: string
  /** Shown on the tile and in the lightbox. Default: none. */
  readonly title?: string
  /** Address of the image's own page. Default: it has none. */
  readonly href?: string
  /** Group id → the options that the image has. Filter groups are made of them. */
  readonly terms?: Readonly<Record<string, string | readonly string[]>>
  readonly caption?: string
  readonly credit?: ImageCredit
  readonly intro?: string
  /** ISO 8601 date. */
  readonly date?: string
  readonly author?: string
  /** The point that stays visible when the image is cropped. Default: the centre. */
  readonly focalPoint?: TileImage['focalPoint']
  /** ThumbHash, base64: its colours are shown until the image is loaded. */
  readonly thumbHash?: string
  /** Background on which tiles show the whole image instead of cropping it. */
  readonly wholeOn?: string
}

/** The settings of a gallery, of which each has a default. */
export interface GalleryOptions {
  /** Unique on the page: `[a-z][a-z0-9-]*`. The gallery's keys in the URL start with it. */
  readonly id: string
  /** Its heading. Default: none. */
  readonly title?: string
  /** Default: `mosaic`. */
  readonly layout?: Layout
  /** Default: `4`. */
  readonly pattern?: PatternId | Pattern
  /** Whether portraits take tall tiles and panoramas wide ones. Default: true. */
  readonly fitShapes?: boolean
  /** Default: one for each key of the images' `terms`; buttons up to six options, a dropdown above. */
  readonly groups?: Gallery['groups']
  /** Default: false. */
  readonly search?: boolean
  /** Default: none. */
  readonly sorts?: readonly SortKey[]
  /** Default: all images on one page. */
  readonly paging?: Paging
  /** Default: `fade`. */
  readonly hoverBox?: HoverEffect
  readonly textPosition?: Partial<Gallery['textPosition']>
  /** False for none. Default: images with captions. */
  readonly lightbox?: boolean | Partial<LightboxOptions>
  /** Default: `article` (the image's own page) if all images have one, else `lightbox`. */
  readonly tileClick?: TileClick
}

/** The full form of a gallery: its settings and its tiles. */
export interface FullGallery {
  readonly gallery: Gallery
  readonly tiles: readonly Tile[]
}
