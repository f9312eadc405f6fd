// @ts-check
import { CommandError } from '../internal-api.mjs'
import { fieldsOf } from './mapping.mjs'
import { readRows } from './read-rows.mjs'
import { placesIn, valuesOf } from './template.mjs'

/** @typedef {import('./read-rows.mjs').Fields} Fields */

const ROWS = 200

/** The first rows of a file that can be read. @param {string} file @returns {Promise<readonly Fields[]>} */
export async function readSample(file) {
  const sample = []
  for await (const row of readRows(file)) {
    if ('fields' in row) sample.push(row.fields)
    if (sample.length === ROWS) break
  }
  return sample
}

/**
 * Fields of the mapping that none of the sampled rows has: a slip of the pen, or a rare field.
 * @param {import('./mapping.mjs').Mapping} mapping
 * @param {readonly Fields[]} sample
 * @returns {readonly string[]}
 * @throws {CommandError} when no row could have a title
 */
export function missingFields(mapping, sample) {
  const none = new Set()
  const missing = [...fieldsOf(mapping)].filter(
    (name) => !sample.some((fields) => valuesOf(fields, name, none).length),
  )
  const title = placesIn(mapping.title)
  if (!sample.length || title.some((name) => !missing.includes(name)) || !title.length)
    return missing
  const names = [...new Set(sample.flatMap((fields) => Object.keys(fields)))]
  throw new CommandError(
    `The mapping takes the title from "${title.join('", "')}", which none of the first ${sample.length} rows has. Every line would be refused. The rows have: ${names.join(', ')}.`,
  )
}
