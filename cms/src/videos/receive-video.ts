import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { APIError, type Endpoint, type File, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse } from '../media/refusal'
import type { Settings } from '../settings'
import { tooLarge } from './video-limit'
import { incomingDir } from './folders'

/** Bytes of the fields beside a video: ten subtitles of 300 kB and a transcript. */
const MOST_OF_THE_FIELDS = 4 * 1024 * 1024

type Limits = Pick<Settings, 'dataDir' | 'videoLimit'>

interface Received {
  readonly data: Record<string, unknown>
  readonly file: File | undefined
}

const fields = z.record(z.string(), z.unknown())

/**
 * POST /api/videos and PATCH /api/videos/<id> in Payload's place, which would hold a whole upload in memory and take it from
 * anybody before asking who it is. Here it goes to the disk as it comes, once its sender is known.
 */
export const receiveVideos = (limits: Limits): Endpoint[] => [
  {
    path: '/',
    method: 'post',
    handler: (req) =>
      receive(req, limits, async (received) => {
        const doc = await req.payload.create({ ...options(req), ...received })
        return Response.json({ doc, message: 'The video is in the library.' }, { status: 201 })
      }),
  },
  {
    path: '/:id',
    method: 'patch',
    handler: (req) =>
      receive(req, limits, async (received) => {
        const id = String(req.routeParams?.['id'] ?? '')
        const doc = await req.payload.update({ ...options(req), ...received, id })
        return Response.json({ doc, message: 'The video is saved.' })
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
  save: (received: Received) => Promise<Response>,
): Promise<Response> {
  if (!req.user) throw new APIError('You are not allowed to do this.', 403, null, true)
  const folder = incomingDir(limits.dataDir)
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, randomUUID())
  try {
    return await save(await read(req, { place, limit: limits.videoLimit }))
  } finally {
    // A video that was kept has a second name by now.
    await rm(place, { force: true })
  }
}

async function read(req: PayloadRequest, to: { place: string; limit: number }): Promise<Received> {
  const type = req.headers.get('content-type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readForm(req, to).catch(unreadable)
  return { data: fieldsIn((await req.text?.()) || '{}'), file: undefined }
}

/** A disk that is full or a line that is cut is not the form's fault, and says so by a code. */
function unreadable(error: Error & { code?: string }): never {
  if (error.code || error.name === 'UploadRefused') throw error
  throw refuse(`This form cannot be read. (${error.message})`, 400)
}

async function readForm(
  { body, headers }: PayloadRequest,
  { place, limit }: { readonly place: string; readonly limit: number },
): Promise<Received> {
  if (!body) throw refuse('The form is empty.', 400)
  const form = busboy({
    headers: Object.fromEntries(headers),
    defParamCharset: 'utf8',
    limits: { files: 1, fileSize: limit, fields: 16, fieldSize: MOST_OF_THE_FIELDS },
  })
  let json = '{}'
  let file: Promise<File> | undefined
  let target: WriteStream | undefined
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) form.destroy(refuse('Subtitles and transcript are too long.', 413))
    else if (name === '_payload') json = value
  })
  form.on('file', (_, stream, { filename, mimeType }) => {
    stream.on('limit', () => form.destroy(tooLarge(limit)))
    target = createWriteStream(place)
    file = pipeline(stream, target).then(() => ({
      data: Buffer.alloc(0),
      mimetype: mimeType,
      name: filename || 'video',
      size: 0,
      tempFilePath: place,
    }))
    // A disk that is full: the form would wait for ever for its file to be taken.
    file.catch((error: Error) => form.destroy(error))
  })
  try {
    await pipeline(Readable.from(chunksOf(body)), form)
    return { data: fieldsIn(json), file: await file }
  } finally {
    // One that is still being opened would be there again after it was taken away.
    if (target) await closed(target)
  }
}

const closed = (file: WriteStream) =>
  new Promise<void>((resolve) => {
    if (file.closed) resolve()
    else file.once('close', resolve).destroy()
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
    // Of a refused upload, too, all is read: under Next a body that was given up stops the connection it came by.
    while (!(await reader.read()).done);
  }
}

function fieldsIn(text: string): Received['data'] {
  const read = fields.safeParse(jsonIn(text))
  if (!read.success) throw refuse('The fields of the form are not JSON.', 400)
  return read.data
}

/** Undefined for what is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Told by the caller.
  }
}
