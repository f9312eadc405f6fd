import type { PayloadRequest } from 'payload'
import { DEFAULT_SITE_NAME } from '../globals/site'
import { languagesOf } from '../localisation/in-locale'

/** What a global contains after its imported values were removed. */
const EMPTY = {
  menu: { items: [] },
  footer: { columns: [], links: [], note: null },
  site: { description: null },
}
type ImportedGlobal = keyof typeof EMPTY

/**
 * Clears the globals of an import in every language, if nobody changed them since.
 * @returns slugs of the cleared globals
 */
export async function clearImportedGlobals(req: PayloadRequest, importBatch: string) {
  const cleared: ImportedGlobal[] = []
  for (const slug of Object.keys(EMPTY) as ImportedGlobal[]) {
    const global = await req.payload.findGlobal({ slug, depth: 0, req })
    if (global['importBatch'] !== importBatch) continue
    for (const [index, locale] of languagesOf(req).entries())
      await req.payload.updateGlobal({ slug, locale, data: emptyValues(slug, index === 0), req })
    cleared.push(slug)
  }
  return cleared
}

/** Only in the first language a site must have a name. */
const emptyValues = (slug: ImportedGlobal, isFirstLanguage: boolean) => ({
  ...EMPTY[slug],
  ...(slug === 'site' ? { name: isFirstLanguage ? DEFAULT_SITE_NAME : '' } : {}),
  importBatch: null,
})
