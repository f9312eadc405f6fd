import { z } from 'zod'
import { askCms } from '../../requests/ask-cms'

const folder = z.object({ id: z.number().nullable() })

/**
 * Finds the folders of Media by their names, each once; the server creates the missing ones.
 * @param parent id; null for none
 */
export function folderFinder(parent: string | null) {
  const found = new Map<string, Promise<string | null>>()
  let last: Promise<unknown> = Promise.resolve()
  return (names: readonly string[]): Promise<string | null> => {
    if (names.length === 0) return Promise.resolve(parent)
    const key = JSON.stringify(names)
    const known = found.get(key)
    if (known) return known
    // One after the other: two requests would create one folder twice.
    const finding = last.then(() => findFolder(names, parent))
    last = finding.catch(() => {}) // Reported at the file.
    found.set(key, finding)
    // A retry of the upload asks again.
    finding.catch(() => found.delete(key))
    return finding
  }
}

async function findFolder(names: readonly string[], parent: string | null): Promise<string | null> {
  const body = { names, parent: parent === null ? null : Number(parent) }
  const answer = await askCms({ url: '/api/media/folder', body, schema: folder })
  if ('problem' in answer) throw new Error(answer.problem)
  const { id } = answer.data
  return id === null ? null : String(id)
}
