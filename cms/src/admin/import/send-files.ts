import type { UploadFile } from '../uploads/files/upload-file'
import { sendChunk } from './import-requests'

/** Of one request. */
const CHUNK_BYTES = 4 * 1024 * 1024
const MAX_TRIES = 4
/** ms before the next try, doubled each time. */
const FIRST_PAUSE_MS = 500

interface SendOptions {
  readonly files: readonly UploadFile[]
  /** @param share of all bytes, 0 to 1 */
  onProgress(share: number): void
}

/** Sends files one after the other, in chunks. @returns what went wrong; null when all have arrived */
export async function sendFiles(id: string, { files, onProgress }: SendOptions) {
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  let sent = 0
  for (const { file, folders } of files) {
    const name = [...folders, file.name].join('/')
    const problem = await sendFile(id, {
      name,
      file,
      onSent: (bytes) => onProgress((sent + bytes) / Math.max(1, total)),
    })
    if (problem) return `${file.name}: ${problem}`
    sent += file.size
  }
  return null
}

interface FileOptions {
  readonly name: string
  readonly file: File
  onSent(bytes: number): void
}

async function sendFile(id: string, { name, file, onSent }: FileOptions): Promise<string | null> {
  let offset = 0
  let tries = 0
  // An empty file is one chunk, too.
  do {
    const answer = await sendChunk(id, name, {
      content: file.slice(offset, offset + CHUNK_BYTES),
      offset,
    })
    if ('problem' in answer) {
      tries += 1
      if (tries === MAX_TRIES) return answer.problem
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries))
      continue
    }
    tries = 0
    offset = answer.data.size
    onSent(offset)
  } while (offset < file.size)
  return null
}
