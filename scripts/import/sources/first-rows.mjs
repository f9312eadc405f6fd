// @ts-check
import { readRows } from './read-rows.mjs'

const MAX_ROWS = 200

/**
 * The first valid rows of a file, at most 200.
 * @param {string} file
 * @returns {Promise<readonly import('./read-rows.mjs').Fields[]>}
 */
export async function readFirstRows(file) {
  const rows = []
  for await (const row of readRows(file)) {
    if ('fields' in row) rows.push(row.fields)
    if (rows.length === MAX_ROWS) break
  }
  return rows
}
