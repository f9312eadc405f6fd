import type { FieldHook } from 'payload'
import { inLocale, languagesOf, localeAsked } from '../localisation/in-locale'

/** Until an editor names the site. */
export const DEFAULT_SITE_NAME = 'Tessera'

/** A language without a name of its own has that of the first, before its form is filled with the default. */
export const readSiteName: FieldHook = async ({ value, req }) => {
  const [first] = languagesOf(req)
  if (value || localeAsked(req) === first) return value
  const row: unknown = await req.payload.db.findGlobal({ slug: 'site', req })
  return inLocale(req, row, { where: 'site', locale: first, fallback: null })?.['name'] ?? value
}
