import { open } from 'node:fs/promises'

/** Bytes of a file from a place on; fewer than asked for at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

export interface VideoBytes {
  readonly size: number
  readonly read: ReadAt
}

/** A video as it came: in memory, as the program's own calls have it, or streamed into a file. */
export interface VideoSource {
  readonly data: Buffer
  readonly tempFilePath?: string | undefined
}

/** Lets a video be read a few bytes at a time: it may be larger than memory. */
export async function withVideoBytes<T>(
  { data, tempFilePath }: VideoSource,
  look: (bytes: VideoBytes) => Promise<T>,
): Promise<T> {
  if (!tempFilePath) {
    const read: ReadAt = async (position, length) => data.subarray(position, position + length)
    return look({ size: data.length, read })
  }
  const file = await open(tempFilePath, 'r')
  try {
    const { size } = await file.stat()
    const read: ReadAt = async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    return await look({ size, read })
  } finally {
    await file.close()
  }
}
