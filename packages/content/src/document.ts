import { z } from 'zod'
import { theme } from './theme/theme'

/**
 * The published documents: the only thing that crosses from cms to site. Ids are those of the CMS, as strings.
 * References between documents are ids, so a renamed term or a replaced image touches one row.
 */
const id = z.string().min(1)
const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u)
const isoDate = z.iso.datetime({ offset: true })
/** When it was last saved with another content than before; rows published before this was told have none. */
const modified = isoDate.nullish()

/**
 * No scheme that runs, and no path that a browser takes for another host: it reads `/\\` as `//` and leaves out tabs and
 * line breaks before it looks.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)[^\u0000-\u001f\u007f]*$/

/** Where a link goes: a document of ours (followed by id, so a renamed one stays linked) or an address. */
export const linkTarget = z.union([
  z.object({ kind: z.enum(['article', 'page']), key: id }),
  z.object({ href: z.string().regex(SAFE_HREF) }),
])

export const mark = z.enum(['bold', 'italic', 'underline', 'strike', 'code', 'sub', 'sup'])
export const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(mark).optional(),
})
const breakNode = z.object({ type: z.literal('break') })
const linkNode = z.object({
  type: z.literal('link'),
  to: linkTarget,
  newTab: z.boolean().optional(),
  /** Where it leads is shown in the lightbox. */
  lightbox: z.boolean().optional(),
  children: z.array(z.union([textNode, breakNode])),
})
export const inline = z.union([textNode, breakNode, linkNode])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })
const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: z.array(inline),
})
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) })
const rule = z.object({ type: z.literal('rule') })
const picture = z.object({ type: z.literal('picture'), media: id })
const list = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  get items(): z.ZodArray<typeof listItem> {
    return z.array(listItem)
  },
})
const listItem = z.object({ children: z.array(inline), sublist: list.optional() })
export const richTextBlock = z.discriminatedUnion('type', [
  paragraph,
  heading,
  quote,
  rule,
  picture,
  list,
])
export const richText = z.array(richTextBlock)

export const imageVariant = z.object({
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Root-relative: `/media/<file>`. The file lies in `DATA_DIR/media/variants/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+$/),
})

/** A picture that a published document shows. */
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
  /** Short facts such as medium and size; the first ones stand on the plate. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The thing's own size in any unit: gives a plate its proportions. */
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

export const galleryId = z.string().regex(/^[a-z][a-z0-9-]*$/)
export const patternId = z.enum([
  '1',
  '3a',
  '3b',
  '3c',
  '4',
  '5',
  '5b',
  '6',
  '7',
  '8',
  '9',
  '9r',
  '12r',
  '16r',
])

/** Rows published before the sides had names of their own say `slide`. */
export const hoverBox = z.preprocess(
  (value) => (value === 'slide' ? 'slide-bottom' : value),
  z.enum([
    'none',
    'fade',
    'slide-top',
    'slide-right',
    'slide-bottom',
    'slide-left',
    'flip',
    'zoom',
  ]),
)
const textPosition = z.enum(['top', 'right', 'bottom', 'left', 'cover'])

/** Columns and rows a tile covers. */
const span = z.tuple([z.number().int().min(1).max(12), z.number().int().min(1).max(12)])
const patternLevel = z.object({
  columns: z.number().int().min(1).max(60),
  spans: z.array(span).min(1).max(60),
  /** Remainder → the spans that close the rectangle. */
  tails: z.record(z.string(), z.array(span)),
})

/** A pattern that an editor drew, in the shape of those that come with the gallery. */
export const pattern = z.object({
  label: z.string().min(1),
  levels: z.object({ wide: patternLevel, medium: patternLevel, narrow: patternLevel }),
})

/** Null for none. Rows published before there were options say only whether there is one. */
const lightboxOptions = z.preprocess(
  (value) => (typeof value === 'boolean' ? (value ? {} : null) : value),
  z
    .object({
      slides: z.enum(['pictures', 'articles']).default('pictures'),
      captions: z.boolean().default(true),
      download: z.boolean().default(false),
      share: z.boolean().default(true),
      thumbnails: z.boolean().default(false),
      autoplay: z.boolean().default(false),
    })
    .nullable(),
)

export const galleryBlock = z.object({
  type: z.literal('gallery'),
  id: galleryId,
  title: z.string().min(1),
  layout: z.enum(['mosaic', 'columns', 'masonry', 'justified', 'list']).default('mosaic'),
  /** One that comes with the gallery, or the key of a pattern document that an editor drew. */
  pattern: z.union([patternId, z.object({ drawn: id })]),
  /** Key of the filter-group document, how it is shown, and whether several options may be chosen at once. */
  groups: z.array(
    z.object({
      group: id,
      form: z.enum(['buttons', 'dropdown']),
      several: z.boolean().default(false),
    }),
  ),
  search: z.boolean().default(false),
  sorts: z.array(z.enum(['title', 'date', 'oldest', 'random'])).default([]),
  /** Articles with any of `terms` (none: every article) dated within the range, and the picked ones. */
  articles: z.object({
    query: z
      .object({ terms: z.array(id), from: isoDate.nullable(), to: isoDate.nullable() })
      .nullable(),
    picked: z.array(id),
  }),
  order: z.enum(['newest', 'oldest', 'title', 'picked']),
  paging: z.union([
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.enum(['more', 'pages', 'endless']),
      size: z.number().int().min(1).max(96),
    }),
  ]),
  hoverBox,
  /** By the tile's size. */
  textPosition: z
    .object({
      small: textPosition,
      wide: textPosition,
      tall: textPosition,
      big: textPosition,
    })
    .default({ small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' }),
  lightbox: lightboxOptions,
  /** Where a click on a tile leads. */
  tileClick: z.enum(['article', 'lightbox', 'nothing']).default('article'),
})

export const pageBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('richText'), content: richText }),
  galleryBlock,
])

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
  /** A square picture for browser tabs and home screens; null for one made of the name's first letter. */
  icon: id.nullable().default(null),
  /** What feeds give of an article; 'off' for no feeds. */
  feeds: z.enum(['full', 'excerpt', 'off']).default('full'),
})

export const menuLink = z.object({ label: z.string().min(1), to: linkTarget })
export const menu = z.object({ items: z.array(menuLink) })
export const footer = z.object({
  columns: z.array(z.object({ title: z.string().nullable(), content: richText })),
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

/** Validator of each kind's body. */
export const documentBody = {
  article,
  page,
  media,
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
export type PageBlock = z.infer<typeof pageBlock>
export type GalleryBlock = z.infer<typeof galleryBlock>
export type Media = z.infer<typeof media>
export type DrawnPattern = z.infer<typeof pattern>
export type FilterGroup = z.infer<typeof filterGroup>
export type SiteInfo = z.infer<typeof siteInfo>
export type Menu = z.infer<typeof menu>
export type Footer = z.infer<typeof footer>
export type Redirect = z.infer<typeof redirect>
export type RichText = z.infer<typeof richText>
export type RichTextBlock = z.infer<typeof richTextBlock>
export type Inline = z.infer<typeof inline>
export type LinkTarget = z.infer<typeof linkTarget>
export type Mark = z.infer<typeof mark>
