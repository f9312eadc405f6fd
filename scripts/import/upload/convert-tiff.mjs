// @ts-check
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { ROOT } from '../../cli/project-root.mjs'
import { MAX_IMAGE_SIZE, MAX_PIXELS } from './image-types.mjs'

/** The program of the CMS that decodes images. */
const PROGRAM = join(ROOT, 'cms/src/images/processing/child/main.mjs')
const TIMEOUT_MS = 60_000
/** @type {Readonly<Record<string, string>>} */
const EXTENSIONS = { 'image/jpeg': '.jpg', 'image/webp': '.webp' }

/** A TIFF file that cannot be read. The message continues a sentence that begins with its name. */
export class TiffError extends Error {
  /** @override */
  name = 'TiffError'
}

/**
 * Makes a JPEG file of a TIFF file, or a WebP file if it is transparent, with its metadata and in sRGB. The same file gives
 * the same bytes, so that Media recognizes it. It is decoded in a process of its own, without secrets and with a time
 * limit: a hostile file ends only that process.
 * @param {string} path
 * @returns {Promise<{ name: string, type: string, bytes: Uint8Array<ArrayBuffer> }>}
 * @throws {TiffError}
 */
export async function convertTiff(path) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-tiff-'))
  const target = join(folder, 'converted')
  try {
    const { type } = await runTask({ file: path, target })
    const name = `${basename(path, extname(path))}${EXTENSIONS[type] ?? ''}`
    return { name, type, bytes: new Uint8Array(await readFile(target)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {{ file: string, target: string }} files @returns {Promise<{ type: string }>} */
function runTask(files) {
  const { PATH, SystemRoot } = process.env
  const child = fork(PROGRAM, {
    env: { PATH, SystemRoot },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const task = { ...files, maxPixels: MAX_PIXELS, maxBytes: MAX_IMAGE_SIZE }
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ reason) => reject(new TiffError(reason))
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
    child.once('exit', () => fail('stops the decoder, or keeps it busy'))
    child.once('error', (error) => fail(`cannot be decoded: ${error.message}`))
    child.once(
      'message',
      (/** @type {{ result?: { type: string }, error?: { message: string } }} */ answer) => {
        if (answer.result) resolve(answer.result)
        else fail(`cannot be read as a TIFF file (${answer.error?.message})`)
        child.disconnect()
      },
    )
    child.once('close', () => clearTimeout(timer))
    child.send({ kind: 'tiff', task })
  })
}
