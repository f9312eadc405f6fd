import { DEFAULT_LOCALE, type Languages } from '@tessera/content'
import type { PayloadRequest } from 'payload'

type Asking = Pick<PayloadRequest, 'payload'>

/** The languages that content is in, the one it is written in first at the head. */
export function languagesOf({ payload }: Asking): Languages {
  const { localization } = payload.config
  const [first = DEFAULT_LOCALE, ...others] = localization ? localization.localeCodes : []
  return [first, ...others]
}

export interface InLocale {
  /** Collection or global that the row is of. */
  readonly where: string
  readonly locale: string
  /** The language to take from where this one has no value; null for none. */
  readonly fallback: string | null
}

/** A row in one language. The database gives all of them: a localised field is an object with a value for each. */
export function inLocale(
  asking: Asking,
  row: unknown,
  { where, locale, fallback }: InLocale,
): Record<string, unknown> | null {
  if (!isRecord(row)) return null
  const copy = { ...row }
  for (const { name, required } of localisedFields(asking, where)) {
    const values = row[name]
    if (!isRecord(values)) continue
    const own = values[locale]
    if (!isEmpty(own) || fallback === null) copy[name] = own ?? undefined
    // A term that was named in another language first still has a name.
    else copy[name] = required ? wordOf(values, fallback) : values[fallback]
  }
  return copy
}

const wordOf = (values: Readonly<Record<string, unknown>>, fallback: string) =>
  [values[fallback], ...Object.values(values)].find((value) => !isEmpty(value))

/** A row as lists show it: in the language that the editor works in, else in the first. */
export const asListed = (req: PayloadRequest, where: string, row: unknown) =>
  inLocale(req, row, { where, locale: localeAsked(req), fallback: languagesOf(req)[0] })

/** The language that an editor works in; the first where the request does not say. */
export function localeAsked(req: PayloadRequest): string {
  const languages = languagesOf(req)
  return languages.find((locale) => locale === req.locale) ?? languages[0]
}

function localisedFields(
  { payload }: Asking,
  where: string,
): readonly { readonly name: string; readonly required: boolean }[] {
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === where)
  return (config?.flattenedFields ?? []).flatMap((field) =>
    'localized' in field && field.localized
      ? [{ name: field.name, required: 'required' in field && field.required === true }]
      : [],
  )
}

/** An editor who takes a word away leaves an empty one. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
