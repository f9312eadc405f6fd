import { DEFAULT_LOCALE, type Languages } from '@tessera/content'
import type { PayloadRequest } from 'payload'

type WithPayload = Pick<PayloadRequest, 'payload'>

/** The languages of the site; the first is the default. */
export function languagesOf({ payload }: WithPayload): Languages {
  const { localization } = payload.config
  const [first = DEFAULT_LOCALE, ...others] = localization ? localization.localeCodes : []
  return [first, ...others]
}

export interface LocaleOptions {
  /** Slug of the row's collection or global. */
  readonly slug: string
  readonly locale: string
  /** Language of the values that are missing in `locale`; null for none. */
  readonly fallback: string | null
}

/** A row in one language. In the database layer, a localised field is an object with one value per language. */
export function inLocale(
  req: WithPayload,
  row: unknown,
  { slug, locale, fallback }: LocaleOptions,
): Record<string, unknown> | null {
  if (!isRecord(row)) return null
  const copy = { ...row }
  for (const { name, required } of localisedFields(req, slug)) {
    const values = row[name]
    if (!isRecord(values)) continue
    const value = values[locale]
    if (!isEmpty(value) || fallback === null) copy[name] = value ?? undefined
    // A required field falls back to any language, for a term whose first label is in another one.
    else copy[name] = required ? firstValue(values, fallback) : values[fallback]
  }
  return copy
}

const firstValue = (values: Readonly<Record<string, unknown>>, fallback: string) =>
  [values[fallback], ...Object.values(values)].find((value) => !isEmpty(value))

/** A row in the request's language, with the first language as fallback. */
export const inRequestLocale = (req: PayloadRequest, slug: string, row: unknown) =>
  inLocale(req, row, { slug, locale: requestLocale(req), fallback: languagesOf(req)[0] })

/** The language of the request; the first language if it has none. */
export function requestLocale(req: PayloadRequest): string {
  const languages = languagesOf(req)
  return languages.find((locale) => locale === req.locale) ?? languages[0]
}

function localisedFields(
  { payload }: WithPayload,
  slug: string,
): readonly { readonly name: string; readonly required: boolean }[] {
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find((each) => each.slug === slug)
  return (config?.flattenedFields ?? []).flatMap((field) =>
    'localized' in field && field.localized
      ? [{ name: field.name, required: 'required' in field && field.required === true }]
      : [],
  )
}

/** Clearing a text field stores an empty string. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
