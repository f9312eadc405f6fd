import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'
import { uploadError } from '../upload/upload-error'

interface Target {
  /** Path of the file to write. */
  readonly file: string
  /** Largest body, bytes. */
  readonly limit: number
}

/** Writes the body of a request to a file, piece by piece. @throws UploadError if it is empty or larger than the limit */
export async function receiveFile({ body }: Pick<PayloadRequest, 'body'>, { file, limit }: Target) {
  if (!body) throw uploadError('This file is empty.', 400)
  let size = 0
  async function* pieces(stream: NonNullable<PayloadRequest['body']>) {
    const reader = stream.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        size += value.length
        if (size > limit) {
          const megabytes = limit / 1024 / 1024
          throw uploadError(
            `This TIFF file is larger than ${megabytes} MB. Export it as JPEG or PNG in full size, then upload that.`,
            413,
          )
        }
        yield value
      }
    } finally {
      // Reads the rest of a rejected upload: Next.js blocks the connection of a body that is not read to its end.
      while (!(await reader.read()).done);
    }
  }
  await pipeline(pieces(body), createWriteStream(file))
  if (size === 0) throw uploadError('This file is empty.', 400)
}
