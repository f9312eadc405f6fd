import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { videosDir, incomingDir } from '../videos/folders'
import { storedVariants } from '../publish/rows'
import { originalsDir, variantsDir } from './folders'

/** Younger files may belong to an upload that is being saved, ms. */
const AT_LEAST = 60 * 60 * 1000
const video = z.object({ filename: z.string().nullish() })
const known = z.object({ filename: z.string().nullish(), variants: storedVariants })

/** Removes files that a crash left behind: those no image and no video names. @returns how many */
export async function sweepMediaFiles(payload: Payload, dataDir: string): Promise<number> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'media',
    pagination: false,
    limit: 0,
    select: { filename: true, variants: true },
  })
  const rows = docs.map((row) => known.parse(row))
  const originals = new Set(rows.flatMap(({ filename }) => filename ?? []))
  const variants = new Set(rows.flatMap((row) => row.variants.map(({ file }) => file)))
  const videos = new Set(await videoNames(payload))
  return (
    (await sweep(originalsDir(dataDir), originals)) +
    (await sweep(variantsDir(dataDir), variants)) +
    (await sweep(videosDir(dataDir), videos)) +
    (await sweep(incomingDir(dataDir), new Set()))
  )
}

async function videoNames(payload: Payload): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'videos',
    pagination: false,
    limit: 0,
    select: { filename: true },
  })
  return docs.flatMap((row) => video.parse(row).filename ?? [])
}

async function sweep(folder: string, keep: ReadonlySet<string>): Promise<number> {
  const files = await readdir(folder).catch(() => []) // No folder yet: nothing was ever uploaded.
  let removed = 0
  for (const file of files) {
    if (keep.has(file)) continue
    const { mtimeMs } = await stat(path.join(folder, file))
    if (Date.now() - mtimeMs < AT_LEAST) continue
    await rm(path.join(folder, file), { force: true })
    removed += 1
  }
  return removed
}
