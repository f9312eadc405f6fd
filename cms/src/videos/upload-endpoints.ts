import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Endpoint, File, PayloadRequest } from 'payload'
import { z } from 'zod'
import { describeInvalidForm } from '../errors/describe-invalid-form'
import { publicError } from '../errors/public-error'
import { uploadError } from '../images/upload/upload-error'
import type { Settings } from '../settings'
import { videoTooLargeError } from './video-limit'
import { incomingDir } from './folders'

/** Largest form field, bytes: ten subtitles of 300 kB and a transcript. */
const MAX_FIELD_SIZE = 4 * 1024 * 1024

type Limits = Pick<Settings, 'dataDir' | 'videoLimit'>

interface UploadOptions {
  /** Path of the file to write. */
  readonly target: string
  /** Largest file, bytes. */
  readonly limit: number
}

interface VideoForm {
  readonly data: Record<string, unknown>
  readonly file: File | undefined
}

const fields = z.record(z.string(), z.unknown())

/**
 * Replace Payload's POST /api/videos and PATCH /api/videos/<id>, which read the whole upload into memory before they check
 * the user. These check the user first, and stream the upload to a file.
 */
export const videoUploadEndpoints = (limits: Limits): Endpoint[] => [
  {
    path: '/',
    method: 'post',
    handler: (req) =>
      receive(req, limits, async (form) => {
        const doc = await req.payload.create({ ...options(req), ...form })
        return Response.json({ doc, message: 'The video was uploaded.' }, { status: 201 })
      }),
  },
  {
    path: '/:id',
    method: 'patch',
    handler: (req) =>
      receive(req, limits, async (form) => {
        const id = String(req.routeParams?.['id'] ?? '')
        const trash = req.query['trash'] === 'true'
        const doc = await req.payload.update({ ...options(req), ...form, id, trash })
        return Response.json({ doc, message: 'The video was saved.' })
      }),
  },
]

const options = (req: PayloadRequest) => ({
  collection: 'videos',
  req,
  user: req.user,
  overrideAccess: false,
  depth: Number(req.query['depth'] ?? 0) || 0,
})

async function receive(
  req: PayloadRequest,
  limits: Limits,
  save: (form: VideoForm) => Promise<Response>,
): Promise<Response> {
  if (!req.user) throw publicError('You are not allowed to do this.', 403)
  const folder = incomingDir(limits.dataDir)
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, randomUUID())
  try {
    return await save(await read(req, { target, limit: limits.videoLimit }))
  } finally {
    // A stored video has been hard-linked to its final name by now.
    await rm(target, { force: true })
  }
}

async function read(req: PayloadRequest, options: UploadOptions): Promise<VideoForm> {
  const type = req.headers.get('content-type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readForm(req, options).catch(unreadable)
  return { data: parseFields((await req.text?.()) || '{}'), file: undefined }
}

/** System errors, such as a full disk or a broken connection, have a code and are thrown unchanged. */
function unreadable(error: Error & { code?: string }): never {
  if (error.code || error.name === 'UploadError') throw error
  throw uploadError(describeInvalidForm(error.message), 400)
}

async function readForm(
  { body, headers }: PayloadRequest,
  { target, limit }: UploadOptions,
): Promise<VideoForm> {
  if (!body) throw uploadError('The form is empty.', 400)
  const form = busboy({
    headers: Object.fromEntries(headers),
    defParamCharset: 'utf8',
    limits: { files: 1, fileSize: limit, fields: 16, fieldSize: MAX_FIELD_SIZE },
  })
  let json = '{}'
  let file: Promise<File> | undefined
  let stream: WriteStream | undefined
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) form.destroy(uploadError('Subtitles and transcript are too long.', 413))
    else if (name === '_payload') json = value
  })
  form.on('file', (_, upload, { filename, mimeType }) => {
    upload.on('limit', () => form.destroy(videoTooLargeError(limit)))
    stream = createWriteStream(target)
    file = pipeline(upload, stream).then(() => ({
      data: Buffer.alloc(0),
      mimetype: mimeType,
      name: filename || 'video',
      size: 0,
      tempFilePath: target,
    }))
    // Without this, the form parser would wait forever after a write error.
    file.catch((error: Error) => form.destroy(error))
  })
  try {
    await pipeline(Readable.from(chunksOf(body)), form)
    return { data: parseFields(json), file: await file }
  } finally {
    // Otherwise a file that is still being opened would be created after its removal.
    if (stream) await closeStream(stream)
  }
}

const closeStream = (stream: WriteStream) =>
  new Promise<void>((resolve) => {
    if (stream.closed) resolve()
    else stream.once('close', resolve).destroy()
  })

async function* chunksOf(body: NonNullable<PayloadRequest['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Reads the rest of a rejected upload: Next.js blocks the connection of a body that is not read to its end.
    while (!(await reader.read()).done);
  }
}

function parseFields(text: string): VideoForm['data'] {
  const parsed = fields.safeParse(parseJson(text))
  if (!parsed.success) throw uploadError('The fields of the form are not JSON.', 400)
  return parsed.data
}

/** Undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The caller throws an error.
  }
}
