import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { videosDir, incomingDir } from '../../videos/folders'
import { originalsDir, variantsDir } from '../folders'
import { processingRow } from '../processing/processing-fields'

/** Smallest age of a removed file, ms. A younger one may belong to an upload that is being saved. */
const MIN_AGE_MS = 60 * 60 * 1000
const videoRow = z.object({ filename: z.string().nullish() })

/** Removes files that no image or video refers to, as after a crash. @returns the number of removed files */
export async function removeOrphanedFiles(payload: Payload, dataDir: string): Promise<number> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'media',
    pagination: false,
    limit: 0,
    select: { filename: true, variants: true, pending: true, previousFiles: true },
  })
  const rows = docs.map((row) => processingRow.parse(row))
  const originals = new Set(
    rows.flatMap(({ filename, previousFiles }) => [
      ...(filename ? [filename] : []),
      ...previousFiles.map(({ file }) => file),
    ]),
  )
  const variants = new Set(
    rows.flatMap((row) =>
      [...row.variants, ...(row.pending?.variants ?? [])].map(({ file }) => file),
    ),
  )
  const videos = new Set(await videoFileNames(payload))
  return (
    (await removeExcept(originalsDir(dataDir), originals)) +
    (await removeExcept(variantsDir(dataDir), variants)) +
    (await removeExcept(videosDir(dataDir), videos)) +
    (await removeExcept(incomingDir(dataDir), new Set()))
  )
}

async function videoFileNames(payload: Payload): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'videos',
    pagination: false,
    limit: 0,
    select: { filename: true },
  })
  return docs.flatMap((row) => videoRow.parse(row).filename ?? [])
}

async function removeExcept(folder: string, keep: ReadonlySet<string>): Promise<number> {
  const files = await readdir(folder).catch(() => []) // Missing folder: nothing was uploaded yet.
  let removed = 0
  for (const file of files) {
    if (keep.has(file)) continue
    // Null: it had its name while it was written.
    const state = await stat(path.join(folder, file)).catch(() => null)
    if (state === null || Date.now() - state.mtimeMs < MIN_AGE_MS) continue
    await rm(path.join(folder, file), { force: true })
    removed += 1
  }
  return removed
}
