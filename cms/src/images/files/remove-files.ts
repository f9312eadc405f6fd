import { rm } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_TYPES } from '@tessera/content'
import type { Payload, Where } from 'payload'
import { originalsDir, variantsDir } from '../folders'
import { processingRow } from '../processing/processing-fields'

interface Context {
  readonly payload: Payload
  readonly dataDir: string
}

interface Files {
  /** Names of originals. */
  readonly originals?: readonly string[]
  readonly variants: readonly string[]
}

/**
 * Removes files that no image refers to: after concurrent uploads of one file, another image has the same names.
 * @param id of the image that had the files; it can show variants of a file that was replaced
 */
export async function removeUnusedFiles(
  context: Context,
  { originals = [], variants }: Files,
  id?: number,
): Promise<void> {
  const { payload, dataDir } = context
  const filenames = [...originals, ...originalsOf(variants)]
  const where: Where = {
    or: [{ filename: { in: filenames } }, ...(id === undefined ? [] : [{ id: { equals: id } }])],
  }
  const { docs } = await payload.db.find<{ id: number }>({
    ...{ collection: 'media', where, joins: {}, pagination: false, limit: 0 },
  })
  const owners = docs.map((doc) => processingRow.parse(doc))
  const used = new Set(
    owners.flatMap((row) => [
      ...[row.filename, ...row.previousFiles.map(({ file }) => file)],
      ...[...row.variants, ...(row.pending?.variants ?? [])].map(({ file }) => file),
    ]),
  )
  const remove = async (folder: string, files: readonly string[]) => {
    for (const file of files)
      if (!used.has(file)) await rm(path.join(folder, path.basename(file)), { force: true })
  }
  await remove(variantsDir(dataDir), variants)
  await remove(originalsDir(dataDir), originals)
}

/** Possible names of the originals of variants: `boat-1a2b3c4d-r90-320.webp` is one of `boat-1a2b3c4d.jpg`. */
function originalsOf(variants: readonly string[]): readonly string[] {
  const bases = new Set(variants.map((file) => file.replace(/(-r\d+)?-\d+\.\w+$/, '')))
  return [...bases].flatMap((base) =>
    Object.values(IMAGE_TYPES).map((extension) => `${base}.${extension}`),
  )
}
