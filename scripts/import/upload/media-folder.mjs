// @ts-check
import { CommandError } from '../../cli/command-error.mjs'

/** The limits of the CMS. */
const [MAX_NAME, MAX_DEPTH] = [200, 20]

/**
 * Names of a folder of Media and the folders that contain it.
 * @param {string} path such as `Prints/1960s`
 * @returns {readonly string[]}
 */
export function parseMediaFolder(path) {
  const names = path.split('/').map((name) => name.trim())
  const isValid = names.every((name) => name.length > 0 && name.length <= MAX_NAME)
  if (isValid && names.length <= MAX_DEPTH) return names
  throw new CommandError(
    `--folder "${path}" cannot be a folder of Media. Give its name, or names of at most ${MAX_NAME} characters with "/" between them, such as "Prints/1960s".`,
  )
}

/**
 * Finds a folder of Media, or creates it.
 * @param {import('../../internal-api/client.mjs').CmsClient} client
 * @param {readonly string[]} names
 * @returns {Promise<number | null>} its id; null without names
 */
export async function findMediaFolder(client, names) {
  if (names.length === 0) return null
  const { id } = await client.send('POST', 'internal/folder', { names })
  return Number(id)
}
