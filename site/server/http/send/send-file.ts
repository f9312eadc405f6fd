import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Context } from 'hono'
import { sendBytes, type ImmutableFile } from './send-bytes'

export interface FileOnDisk extends Omit<ImmutableFile, 'size' | 'read'> {
  readonly path: string
}

/** Sends a file whose URL changes with its content. Null if the file does not exist. */
export async function sendFile(
  c: Context,
  { path, ...file }: FileOnDisk,
): Promise<Response | null> {
  const stats = await stat(path).catch(() => null) // A missing or unreadable file gives null.
  if (!stats?.isFile()) return null
  const read = async (range: { start: number; end: number }) => createReadStream(path, range)
  return sendBytes(c, { ...file, size: stats.size, read })
}
