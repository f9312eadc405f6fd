// @ts-check
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { CommandError } from '../../cli/command-error.mjs'
import { formatNumber } from '../../cli/format-text.mjs'
import { isImage } from '../upload/image-types.mjs'
import { refuseSize } from './find-images.mjs'

/** @typedef {import('yauzl').Entry} Entry */

const MAX_ENTRIES = 100_000
/** Uncompressed size divided by the size of the archive. Images are compressed already; an archive bomb has thousands. */
const MAX_RATIO = 20
/** Bytes that are always allowed, because small archives compress better. */
const MIN_SIZE = 64 * 1024 * 1024
const ENCRYPTED = 1
/** Files are read while others are. */
const OPTIONS = { autoClose: false }

/** Whether a file that begins like this is a ZIP archive, but no office document. @param {Buffer} bytes */
export function isZipArchive(bytes) {
  const start = bytes.toString('latin1')
  return (
    /^PK[^\w\s]/.test(start) &&
    !/\[Content_Types\]|^PK..[^]{26}(?:xl|docProps|_rels)\//s.test(start)
  )
}

/** Whether a file is a ZIP archive, but no office document. @param {string} path */
export async function isZip(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return isZipArchive(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/**
 * Extracts the images and XMP files of a ZIP archive. Checks all entries before the first is written.
 * @param {string} path
 * @param {string} folder is replaced
 * @param {(entry: Entry) => string | null} [refuseFile] why a file is not extracted
 * @returns {Promise<readonly import('./find-images.mjs').OtherFile[]>} files that are not extracted
 * @throws {CommandError} when the archive is damaged or hostile; the folder is removed then
 */
export async function extractZip(path, folder, refuseFile = refuseEntry) {
  rmSync(folder, { recursive: true, force: true })
  try {
    const entries = await readEntries(path)
    /** @type {import('./find-images.mjs').OtherFile[]} */
    const others = []
    const zip = await openPromise(path, OPTIONS)
    try {
      for (const entry of entries) {
        const reason = refuseKind(entry) ?? refuseFile(entry)
        if (reason) others.push({ name: entry.fileName, reason })
        else {
          const target = join(folder, entry.fileName)
          mkdirSync(dirname(target), { recursive: true })
          const content = await zip.openReadStreamPromise(entry)
          await pipeline(content, createWriteStream(target, { flags: 'wx' }))
        }
      }
    } finally {
      zip.close()
    }
    mkdirSync(folder, { recursive: true })
    return others
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return refuse(path)(error)
  }
}

/** The names of the files in an archive. @param {string} path @throws {CommandError} when it is damaged or hostile */
export async function readZipNames(path) {
  return (await readEntries(path).catch(refuse(path))).map(({ fileName }) => fileName)
}

/** @param {string} path @returns {(error: unknown) => never} */
const refuse = (path) => (error) => {
  if (error instanceof CommandError) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new CommandError(`${path} cannot be extracted: ${reason}. Nothing of it is imported.`)
}

/** The files of an archive. yauzl refuses names that leave the folder. @param {string} path */
async function readEntries(path) {
  const zip = await openPromise(path, OPTIONS)
  try {
    if (zip.entryCount > MAX_ENTRIES)
      throw new CommandError(
        `${path} has ${formatNumber(zip.entryCount)} entries; at most ${formatNumber(MAX_ENTRIES)} are allowed. Nothing of it is imported.`,
      )
    /** @type {Entry[]} */
    const entries = []
    let size = 0
    for await (const entry of zip.eachEntry()) {
      size += entry.uncompressedSize
      if (!entry.fileName.endsWith('/')) entries.push(entry)
    }
    if (size > Math.max(MIN_SIZE, statSync(path).size * MAX_RATIO))
      throw new CommandError(
        `${path} would grow to ${formatNumber(Math.round(size / 1024 / 1024))} MB, more than ${MAX_RATIO} times its size, as archives do that are made to fill disks. Nothing of it is imported.`,
      )
    return entries
  } finally {
    zip.close()
  }
}

/** Of a mode of Unix, which is the upper half of the attributes of an entry. */
const [FILE_TYPE, SYMBOLIC_LINK] = [0o170000, 0o120000]

/** @param {Entry} entry @returns {string | null} */
function refuseKind({ generalPurposeBitFlag, externalFileAttributes }) {
  if (generalPurposeBitFlag & ENCRYPTED) return 'is encrypted'
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK ? 'is a link' : null
}

/** @param {Entry} entry @returns {string | null} */
function refuseEntry({ fileName, uncompressedSize }) {
  if (!isImage(fileName) && extname(fileName).toLowerCase() !== '.xmp')
    return 'is not an image that can be imported'
  return refuseSize(fileName, uncompressedSize)
}
