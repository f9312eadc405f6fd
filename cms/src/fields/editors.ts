import type { RichTextField } from 'payload'

/** Rich text editors. */
export interface Editors {
  /** For articles and pages: all features. */
  readonly article: NonNullable<RichTextField['editor']>
  /** Inline formats, links and lists. */
  readonly plain: NonNullable<RichTextField['editor']>
}
