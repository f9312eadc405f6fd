import { z } from 'zod'

/**
 * The rows as Payload's database layer gives them: all fields, relations as ids. Parsed here, trusted inside.
 */
export const id = z.union([z.number(), z.string()]).transform(String)
/** A relation in a field that does not say where it leads: the id, or the id with its collection. */
export const optionalId = id.nullish().transform((value) => value ?? null)
export const ids = z
  .array(id.nullable())
  .nullish()
  .transform((values) => (values ?? []).flatMap((value) => value ?? []))
export const text = z
  .string()
  .nullish()
  .transform((value) => value || null)
export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
export const isoDate = z
  .union([z.string(), z.date()])
  .nullish()
  .transform((value) => (value ? new Date(value).toISOString() : null))
/** Payload sets it on every save. */
export const timestamp = z
  .union([z.string(), z.date()])
  .transform((value) => new Date(value).toISOString())
export const status = z.enum(['draft', 'published']).nullish()
/** Rich text as the editor saved it; `to-rich-text.ts` reads it node by node. */
export const lexical = z.unknown().optional()

export const articleRow = z.object({
  id,
  _status: status,
  slug: text,
  title: z.string(),
  excerpt: text,
  author: text,
  date: isoDate,
  cover: optionalId,
  terms: ids,
  facts: text,
  updatedAt: timestamp,
  proportions: z.object({ width: number, height: number }).nullish(),
  body: lexical,
})
export type ArticleRow = z.infer<typeof articleRow>

export const storedVariants = z
  .array(
    z.object({
      type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
      width: z.number(),
      height: z.number(),
      file: z.string(),
    }),
  )
  .nullish()
  .transform((variants) => variants ?? [])

export const mediaRow = z.object({
  id,
  alt: text,
  decorative: z.boolean().nullish(),
  title: text,
  showCaption: z.boolean().nullish(),
  filename: text,
  width: number,
  height: number,
  focalX: number,
  focalY: number,
  thumbHash: text,
  variants: storedVariants,
})
export type MediaRow = z.infer<typeof mediaRow>

export const videoRow = z.object({
  id,
  title: text,
  filename: text,
  mimeType: text,
  width: number,
  height: number,
  poster: optionalId,
  subtitles: z.array(z.object({ language: text, label: text, text })).nullish(),
  transcript: text,
})
export type VideoRow = z.infer<typeof videoRow>

export const filterGroupRow = z.object({ id, slug: text, label: z.string() })
export type FilterGroupRow = z.infer<typeof filterGroupRow>

export const termRow = z.object({ id, slug: text, label: z.string(), group: optionalId })
export type TermRow = z.infer<typeof termRow>

export const patternRow = z.object({ id, label: z.string(), drawing: z.unknown() })
export type PatternRow = z.infer<typeof patternRow>

const scriptRow = z.object({
  name: text,
  kind: z.enum(['code', 'file']).nullish(),
  code: text,
  file: text,
  needsConsent: z.boolean().nullish(),
})
export type ScriptRow = z.infer<typeof scriptRow>

export const siteRow = z.object({
  name: text,
  description: text,
  logo: optionalId,
  frameHosts: text,
  icon: optionalId,
  feeds: z.enum(['full', 'excerpt', 'off']).nullish(),
  search: z.boolean().nullish(),
  related: z.boolean().nullish(),
  scripts: z.array(scriptRow).nullish(),
})
export type SiteRow = z.infer<typeof siteRow>

const paletteRow = z.object({ paper: text, ink: text, accent: text }).nullish()
/** Checked whole where it is published: an own look is complete or refused. */
export const themeRow = z.object({
  preset: z
    .enum(['classic', 'gallery', 'night', 'garden', 'custom'])
    .nullish()
    .transform((value) => value ?? null),
  colorScheme: text,
  light: paletteRow,
  dark: paletteRow,
  fonts: text,
  textSize: text,
  headingScale: text,
  radius: number,
  density: text,
})
export type ThemeRow = z.infer<typeof themeRow>

const documentRelation = z
  .object({ relationTo: z.enum(['pages', 'articles']), value: id })
  .nullish()
export const linkRow = z.object({
  label: z.string(),
  kind: z.enum(['document', 'url', 'heading']),
  document: documentRelation,
  url: text,
})
export type LinkRow = z.infer<typeof linkRow>
export const menuRow = z.object({
  items: z.array(linkRow.extend({ links: z.array(linkRow).nullish() })).nullish(),
})
export type MenuRow = z.infer<typeof menuRow>

export const redirectRow = z.object({
  id,
  from: text,
  kind: z.enum(['document', 'url']),
  document: documentRelation,
  url: text,
  status: z.enum(['301', '302']).nullish(),
})
export type RedirectRow = z.infer<typeof redirectRow>

export const footerRow = z.object({
  columns: z.array(z.object({ title: text, content: lexical })).nullish(),
  links: z.array(linkRow).nullish(),
  note: text,
})
export type FooterRow = z.infer<typeof footerRow>
