import { z } from 'zod'
import { video } from './video'
import { linkTarget } from './link-target'
import { menu, menuLink } from './menu'
import { ownerScript } from './owner-script'
import { pageBlock } from './page-blocks'
import { richText } from './rich-text'
import { id, isoDate, slug } from './scalars'
import { theme } from './theme/theme'

/** When it was last saved with another content than before; rows published before this was told have none. */
const modified = isoDate.nullish()

export const imageVariant = z.object({
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Root-relative: `/media/<file>`. The file lies in `DATA_DIR/media/variants/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+$/),
})

/** An image that a published document shows. */
export const media = z.object({
  alt: z.string(),
  decorative: z.boolean(),
  title: z.string().nullable(),
  showCaption: z.boolean(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  thumbHash: z.string().nullable(),
  variants: z.array(imageVariant).min(1),
})

export const article = z.object({
  slug,
  title: z.string().min(1),
  excerpt: z.string().nullable(),
  author: z.string().nullable(),
  date: isoDate.nullable(),
  cover: id.nullable(),
  /** Term ids, over all groups. */
  terms: z.array(id),
  /** Short facts such as medium and size; the first ones stand on the text cover. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The thing's own size in any unit: gives a text cover its proportions. */
  proportions: z.object({ width: z.number().positive(), height: z.number().positive() }).nullable(),
  body: richText,
  modified,
})

/** A dimension ("topic") and its values, in the editor's order. */
export const filterGroup = z.object({
  slug,
  label: z.string().min(1),
  terms: z.array(z.object({ id, slug, label: z.string().min(1) })),
})

/** Columns and rows a tile covers. */
const span = z.tuple([z.number().int().min(1).max(12), z.number().int().min(1).max(12)])
const patternBreakpoint = z.object({
  columns: z.number().int().min(1).max(60),
  spans: z.array(span).min(1).max(60),
  /** Remainder → the spans that close the rectangle. */
  remainders: z.record(z.string(), z.array(span)),
})

/** A pattern that an editor drew, in the shape of those that come with the gallery. */
export const pattern = z.object({
  label: z.string().min(1),
  breakpoints: z.object({
    wide: patternBreakpoint,
    medium: patternBreakpoint,
    narrow: patternBreakpoint,
  }),
})

export const page = z.object({
  slug,
  title: z.string().min(1),
  description: z.string().nullable(),
  /** False hides the title from sight (screen readers still meet it). */
  showTitle: z.boolean(),
  blocks: z.array(pageBlock),
  modified,
})

/** Name and logo of the site. */
export const siteInfo = z.object({
  name: z.string().min(1),
  description: z.string().nullable(),
  logo: id.nullable(),
  /** Hosts whose pages and players the lightbox may show in a frame, such as `player.vimeo.com`. */
  frameHosts: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)).default([]),
  /** A square image for browser tabs and home screens; null for one made of the name's first letter. */
  icon: id.nullable().default(null),
  /** What feeds give of an article; 'off' for no feeds. */
  feeds: z.enum(['full', 'excerpt', 'off']).default('full'),
  /** Can visitors search the whole site? */
  search: z.boolean().default(true),
  /** Are articles shown below each other that have something in common? */
  related: z.boolean().default(true),
  /** In the order they are run. */
  scripts: z.array(ownerScript).default([]),
})

export const footer = z.object({
  columns: z.array(z.object({ title: z.string().nullable(), content: richText })),
  /** A row of links below the columns. */
  links: z.array(menuLink).default([]),
  /** The last line, such as a copyright notice. */
  note: z.string().nullable(),
})

/**
 * An address that moved. The key of one that followed from a renamed document is the old path; of one that an editor made,
 * the CMS's id.
 */
export const redirect = z.object({
  to: linkTarget,
  /** 301: for good; 302: for the time being. */
  status: z.union([z.literal(301), z.literal(302)]).default(301),
})

/**
 * Validator of each kind's body. Published documents are the only thing that crosses from cms to site. References between
 * them are ids, so a renamed term or a replaced image touches one row.
 */
export const documentBody = {
  article,
  page,
  media,
  video,
  'filter-group': filterGroup,
  pattern,
  site: siteInfo,
  theme,
  menu,
  footer,
  redirect,
} as const

export type DocumentKind = keyof typeof documentBody
export type DocumentBody<K extends DocumentKind> = z.infer<(typeof documentBody)[K]>

export type Article = z.infer<typeof article>
export type Page = z.infer<typeof page>
export type Media = z.infer<typeof media>
export type DrawnPattern = z.infer<typeof pattern>
export type FilterGroup = z.infer<typeof filterGroup>
export type SiteInfo = z.infer<typeof siteInfo>
export type Footer = z.infer<typeof footer>
export type Redirect = z.infer<typeof redirect>
