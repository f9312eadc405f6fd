import { contentHash } from '../content-hash'

/** What an Open Graph image shows: the title of a document without images. */
export interface OgImage {
  readonly title: string
  readonly siteName: string
  /** `#rrggbb` */
  readonly colours: {
    readonly background: string
    /** Of the title. */
    readonly ink: string
    /** Of the site's name. */
    readonly muted: string
    /** Of the logo. */
    readonly accent: string
  }
}

/** px; other sites show images of this size without cropping. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increase it when images are rendered differently, so that their URLs change. */
const VERSION = 1

/** Changes with everything that the image shows. */
export const ogImageHash = ({ title, siteName, colours }: OgImage): string =>
  contentHash(JSON.stringify([VERSION, title, siteName, colours]))
