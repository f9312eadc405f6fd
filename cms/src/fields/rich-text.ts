import type { RichTextField } from 'payload'

export interface Editors {
  /** For articles and pages: headings, images and all. */
  readonly article: NonNullable<RichTextField['editor']>
  /** Words, links and lists. */
  readonly plain: NonNullable<RichTextField['editor']>
}
