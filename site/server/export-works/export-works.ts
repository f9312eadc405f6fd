import type { Site } from '../site'
import { findWorks, type WorkSelection } from './find-works'
import { columnsOf, toRow } from './to-row'
import { writeWorks, type WrittenWorks } from './write-works'

export interface WorksExportOptions extends WorkSelection {
  readonly file: string
  /** Of the texts; undefined for the first. */
  readonly language?: string | undefined
}

/**
 * Writes the published works of the site, of a gallery or of a filtered gallery as a table.
 * @throws with a sentence for the site owner
 */
export async function exportWorks(
  site: Site,
  { file, language, ...selection }: WorksExportOptions,
): Promise<WrittenWorks> {
  const { languages, siteUrl } = site.environment
  if (language !== undefined && !languages.includes(language))
    throw new Error(`The languages are ${languages.join(', ')}; got "${language}".`)
  const { store } = site.publications.forLanguage(language ?? languages[0])
  const works = await findWorks(store, selection)
  function* rows() {
    for (const work of works) yield toRow(store, work, siteUrl)
  }
  return writeWorks(file, { columns: columnsOf(store), rows: rows() })
}
