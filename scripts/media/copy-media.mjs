// @ts-check
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '../cli/command-error.mjs'
import { MEDIA_FOLDERS } from '../media-store/media-store.mjs'
import { runConcurrently } from '../process/run-concurrently.mjs'

const MAX_COPIES = 4
/** Files between two lines of the log. */
const LOG_EVERY = 500

/** @typedef {import('../media-store/bucket/bucket.mjs').Bucket} Bucket */
/** @typedef {{ bucket: Bucket, dataDir: string, log: (text: string) => void }} CopyOptions */
/** @typedef {Map<string, number>} Sizes bytes by name */

/** Copies every file that the bucket lacks. @param {CopyOptions} options */
export async function copyToBucket({ bucket, dataDir, log }) {
  return copyFolders(log, async (folder) => ({
    source: await listDisk(join(dataDir, 'media', folder)),
    target: await listBucket(bucket, folder),
    copy: (name) => bucket.put(folder, join(dataDir, 'media', folder, name)),
  }))
}

/** Copies every file that the disk lacks. @param {CopyOptions} options */
export async function copyToDisk({ bucket, dataDir, log }) {
  return copyFolders(log, async (folder) => {
    const path = join(dataDir, 'media', folder)
    await mkdir(path, { recursive: true })
    return {
      source: await listBucket(bucket, folder),
      target: await listDisk(path),
      copy: async (name) => {
        const stream = await bucket.read(folder, name)
        // Deleted meanwhile.
        if (stream) await writeWhole(join(path, basename(name)), stream)
      },
    }
  })
}

/**
 * @param {(text: string) => void} log
 * @param {(folder: import('../media-store/media-store.mjs').MediaFolder) => Promise<{ source: Sizes, target: Sizes, copy: (name: string) => Promise<void> }>} open
 */
async function copyFolders(log, open) {
  let copied = 0
  let present = 0
  for (const folder of MEDIA_FOLDERS) {
    const { source, target, copy } = await open(folder)
    const missing = [...source].filter(([name, size]) => target.get(name) !== size)
    present += source.size - missing.length
    log(`${folder}: ${missing.length} of ${source.size} files to copy`)
    await runConcurrently(missing, MAX_COPIES, async ([name]) => {
      await copy(name)
      copied += 1
      if (copied % LOG_EVERY === 0) log(`  ${copied} files copied`)
    })
    const { source: after, target: result } = await open(folder)
    const lost = [...after].filter(([name, size]) => source.has(name) && result.get(name) !== size)
    if (lost.length > 0)
      throw new CommandError(
        `${lost.length} files were not copied completely, such as ${lost[0]?.[0]}. Run the command again.`,
      )
  }
  return { copied, present }
}

/** @param {Bucket} bucket @param {import('../media-store/media-store.mjs').MediaFolder} folder */
async function listBucket(bucket, folder) {
  /** @type {Sizes} */
  const sizes = new Map()
  for await (const { name, size } of bucket.list(folder)) sizes.set(name, size)
  return sizes
}

/** @param {string} folder */
async function listDisk(folder) {
  /** @type {Sizes} */
  const sizes = new Map()
  if (!existsSync(folder)) return sizes
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part')) continue
    const stats = await stat(join(folder, name)).catch(() => null) // Deleted meanwhile.
    if (stats?.isFile()) sizes.set(name, stats.size)
  }
  return sizes
}

/** @param {string} file @param {import('node:stream').Readable} stream */
async function writeWhole(file, stream) {
  const part = `${file}.part`
  try {
    await pipeline(stream, createWriteStream(part))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
