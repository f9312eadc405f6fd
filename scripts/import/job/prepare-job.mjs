// @ts-check
import { basename } from 'node:path'
import { CommandError } from '../../cli/command-error.mjs'
import { toMapping } from '../mapping/columns/column-roles.mjs'
import { toBatchName } from '../mapping/to-batch-name.mjs'
import { toImagesBatch } from '../images/import-images.mjs'
import { readFirstRows } from '../sources/first-rows.mjs'
import { sampleSource } from '../try-import.mjs'
import { findSource } from './find-source.mjs'

/**
 * What the Import screen asks for.
 * @typedef {object} Plan
 * @property {string} name of the import
 * @property {import('../mapping/columns/role-names.mjs').ColumnRoles | null} roles of the columns of a table
 * @property {'gallery' | 'articles' | 'drafts'} target of articles: published with a gallery, published without one, or drafts.
 *   Images are in a folder of Media in any case; `gallery` shows them
 * @property {string} gallery id of the gallery and address of its page
 * @property {string} folder of Media for the images, such as `Prints/1960s`; '' for none, and for that of the name of a folder of images
 * @property {'folders' | 'terms'} subfolders of a folder of images
 *
 * @typedef {import('../mapping/mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./find-source.mjs').FoundSource} FoundSource
 *
 * What is imported, and how.
 * @typedef {object} PreparedJob
 * @property {FoundSource} source
 * @property {Mapping | null} mapping of a source with articles
 * @property {string | null} importBatch the name that identifies what the import makes; null for the export of a site
 */

/**
 * @param {string} folder of files that were dropped together
 * @param {Plan} plan
 * @returns {Promise<PreparedJob>}
 * @throws {CommandError} with a sentence for the person at the screen
 */
export async function prepareJob(folder, plan) {
  const source = await findSource(folder)
  if (source.kind === 'export') return { source, mapping: null, importBatch: null }
  if (source.kind === 'images')
    return { source, mapping: null, importBatch: toImagesBatch(plan.name) }
  const mapping = await planMapping(source, plan)
  return { source, mapping, importBatch: mapping.collection.slug }
}

/**
 * The mapping of a source with articles.
 * @param {FoundSource} source
 * @param {Plan} plan
 * @returns {Promise<Mapping>}
 */
async function planMapping({ kind, path }, plan) {
  const status = plan.target === 'drafts' ? /** @type {const} */ ({ status: 'draft' }) : {}
  if (kind !== 'table' && kind !== 'spreadsheet') {
    const { mapping } = await sampleSource(path)
    const { gallery, ...rest } = mapping
    return { ...rest, ...(plan.target === 'gallery' && { gallery }), ...status }
  }
  const collection = { slug: toBatchName(plan.name), label: plan.name }
  if (!collection.slug) throw new CommandError('The name of the import needs a letter or a number.')
  const mapping = toMapping(plan.roles ?? {}, { collection, rows: await readFirstRows(path) })
  if (!mapping)
    throw new CommandError(
      `Choose the column that is the title: every article of ${basename(path)} needs one.`,
    )
  const { gallery, ...rest } = mapping
  return { ...rest, ...(plan.target === 'gallery' && { gallery }), ...status }
}
