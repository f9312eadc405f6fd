import type { FieldHook } from 'payload'
import { inLocale, languagesOf, requestLocale } from './in-locale'

/** Returns the site name of the first language if a language has none. Without it, Payload fills in the default value. */
export const fallBackToFirstSiteName: FieldHook = async ({ value, req }) => {
  const [first] = languagesOf(req)
  if (value || requestLocale(req) === first) return value
  const row: unknown = await req.payload.db.findGlobal({ slug: 'site', req })
  return inLocale(req, row, { slug: 'site', locale: first, fallback: null })?.['name'] ?? value
}
