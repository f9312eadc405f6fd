import { z } from 'zod'
import { describeNoAnswer, describeRequestFailure } from '../requests/request-failure'
import type { Upload, UploadStatus } from './upload-queue'

const success = z.object({ doc: z.object({ id: z.number(), notice: z.string().optional() }) })
const failure = z.object({
  errors: z.array(z.object({ data: z.unknown().optional() })).min(1),
})
const sameFile = z.object({
  existing: z.object({ id: z.number(), title: z.string(), thumbnail: z.string().nullable() }),
})

interface SendOptions {
  readonly upload: Pick<Upload, 'mode'>
  readonly file: File
  readonly locale: string
  /** Id of the folder for a new image; null for none. */
  readonly folder: string | null
  readonly uploadKey?: string
  /** @param share of the file that is sent, 0 to 1 */
  onProgress(share: number): void
}

/** Uploads one file. XMLHttpRequest, because `fetch` reports no progress. */
export function sendFile(options: SendOptions) {
  const { upload, file, locale, folder, uploadKey, onProgress } = options
  const { mode } = upload
  const isReplacement = typeof mode === 'object'
  const query = new URLSearchParams({
    ...{ depth: '0', locale },
    ...(mode === 'ask' && { sameFile: 'ask' }),
  })
  const request = new XMLHttpRequest()
  if (isTiff(file)) {
    query.set('filename', file.name)
    if (isReplacement) query.set('replace', String(mode.replace))
    else if (folder) query.set('folder', folder)
    request.open('POST', `/api/media/tiff?${query}`)
    request.setRequestHeader('Content-Type', TIFF)
  } else {
    const path = isReplacement ? `/${mode.replace}` : ''
    request.open(isReplacement ? 'PATCH' : 'POST', `/api/media${path}?${query}`)
  }
  if (uploadKey) request.setRequestHeader('Idempotency-Key', uploadKey)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  return new Promise<UploadStatus>((resolve) => {
    request.addEventListener('load', () =>
      resolve(toStatus(request.status, request.responseText, !isReplacement)),
    )
    request.addEventListener('error', () =>
      resolve({ kind: 'refused', reason: describeNoAnswer('Try again.') }),
    )
    request.send(isTiff(file) ? file : toForm(file, isReplacement ? null : folder))
  })
}

export const TIFF = 'image/tiff'

/** The server streams TIFF files to its disk and converts them, because they are large. */
const isTiff = ({ type, name }: File) => type === TIFF || /\.tiff?$/i.test(name)

/** @param folder null for none */
function toForm(file: File, folder: string | null): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(folder ? { folder: Number(folder) } : {}))
  body.set('file', file, file.name)
  return body
}

function toStatus(status: number, text: string, isNew: boolean): UploadStatus {
  const json = parse(text)
  const stored = success.safeParse(json)
  if (status < 300 && stored.success) {
    const { id, notice } = stored.data.doc
    return { kind: 'stored', image: id, isNew, ...(notice && { notice }) }
  }
  const [error] = failure.safeParse(json).data?.errors ?? []
  const same = sameFile.safeParse(error?.data)
  if (status === 409 && same.success) return { kind: 'same-file', existing: same.data.existing }
  const isSignedOut = status === 401 || status === 403
  return {
    kind: 'refused',
    reason: isSignedOut
      ? 'You are not signed in any more. Sign in in another tab, then try again.'
      : describeRequestFailure(status, json, 'Try again.'),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy answered with a page; the status says what happened.
    return null
  }
}
