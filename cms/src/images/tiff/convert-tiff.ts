import type { ImageType } from '@tessera/content'
import { z } from 'zod'
import { MAX_PIXELS, MAX_UPLOAD_BYTES } from '../upload/limits'
import { createWorker, WorkerEnded, type Worker } from '../processing/worker'
import { uploadError } from '../upload/upload-error'

const converted = z.object({ type: z.enum(['image/jpeg', 'image/webp']) })

let worker: Worker | undefined

/**
 * Makes a JPEG file of a TIFF file, or a WebP file if it is transparent, with its metadata and in sRGB, at most as large as
 * an upload may be. @throws UploadError with a sentence
 */
export async function convertTiff(file: string, target: string): Promise<ImageType> {
  worker ??= createWorker('normal')
  const task = { file, target, maxPixels: MAX_PIXELS, maxBytes: MAX_UPLOAD_BYTES }
  const { type } = await worker.run('tiff', task, { result: converted }).catch(unreadable)
  return type
}

function unreadable(error: Error & { code?: string }): never {
  if (error.code) throw error
  if (/pixel limit/i.test(error.message))
    throw uploadError(
      `This TIFF file has more than ${MAX_PIXELS / 1e6} megapixels. Export it as JPEG in a smaller size, then upload that.`,
      413,
    )
  const reason = error instanceof WorkerEnded ? error.message : `(${error.message})`
  throw uploadError(
    `This TIFF file cannot be read. Export it as JPEG or PNG, then upload that. ${reason}`,
    415,
  )
}
