import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditor } from '../access/require-role'
import { recordAction } from '../audit-log/record-action'
import { publicError } from '../errors/public-error'
import { attachment } from '../http/attachment'
import { readQuery } from '../internal-api/read-query'
import type { Settings } from '../settings'
import { outputOf, ProgramFailed } from './child-stream'
import { exportFilesIn } from './export-files'
import { WORK_FORMATS } from './work-formats'

const ONLY_EDITORS = 'Authors cannot export. Ask an editor to do it.'
/** Exports that run at the same time. Each reads the whole site. */
const MAX_RUNNING = 2
const BUSY = 'Two exports are running already. Wait until one has ended.'

type ExportSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'languages' | 'siteUrl'>

/** Endpoints of the Export screen, below /api/exports. For editors and admins. */
export const exportEndpoints = (settings: ExportSettings): Endpoint[] => [
  {
    path: '/exports/site',
    method: 'get',
    handler: async (req) => {
      requireEditor(req, ONLY_EDITORS)
      return exportSite(req, settings)
    },
  },
  {
    path: '/exports/works',
    method: 'get',
    handler: async (req) => {
      requireEditor(req, ONLY_EDITORS)
      return exportWorks(req, settings)
    },
  },
]

let running = 0

/** Counts a stream until it ends or is aborted. */
async function* counted<T>(chunks: AsyncIterable<T>): AsyncGenerator<T> {
  running += 1
  try {
    yield* chunks
  } finally {
    running -= 1
  }
}

function requireTurn(): void {
  if (running >= MAX_RUNNING) throw publicError(BUSY, 409)
}

/** The whole site as a ZIP archive. An aborted download is an archive that is not complete, and browsers say so. */
async function exportSite(req: PayloadRequest, settings: ExportSettings) {
  requireTurn()
  const archive = logged(req, outputOf('scripts/export/zip-to-stdout.mjs', { settings }))
  await recordAction(req, { action: 'exported', kind: 'Exports', title: 'Everything' })
  return download(archive, { name: `${nameOf(settings)}.zip`, type: 'application/zip' })
}

const worksQuery = z.object({
  format: z.enum(WORK_FORMATS),
  gallery: z.string().max(300).optional(),
  filter: z.string().max(4000).optional(),
  language: z.string().max(35).optional(),
})

const TYPES: Readonly<Record<(typeof WORK_FORMATS)[number], string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A table of published works. The program of `npm run export -- --works` writes it into a file, which is sent. */
async function exportWorks(req: PayloadRequest, settings: ExportSettings) {
  const { format, ...selection } = readQuery(req, worksQuery)
  requireTurn()
  const folder = path.join(exportFilesIn(settings.dataDir), randomUUID())
  const file = path.join(folder, `works.${format}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const options = JSON.stringify({ ...selection, file })
    const program = outputOf('site/dist/server/export-works.js', { args: [options], settings })
    await text(counted(program))
    await stat(file)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if (!(error instanceof ProgramFailed)) throw error
    throw publicError(error.message.replaceAll(file, 'The table'))
  }
  const title = selection.gallery ? `Works of ${selection.gallery}` : 'All works'
  await recordAction(req, { action: 'exported', kind: 'Exports', title, details: format })
  const name = `${nameOf(settings)}-${selection.gallery?.replace(/^.*#/, '') ?? 'works'}.${format}`
  return download(fileOnce(file, folder), { name, type: TYPES[format] })
}

/** Deletes the file when it was sent. */
async function* fileOnce(file: string, folder: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* logged({ payload }: PayloadRequest, chunks: AsyncIterable<Uint8Array>) {
  try {
    yield* counted(chunks)
  } catch (err) {
    payload.logger.error({ err, msg: 'An export was not complete.' })
    throw err
  }
}

const nameOf = ({ siteUrl }: ExportSettings) =>
  `${new URL(siteUrl).hostname}-${new Date().toISOString().slice(0, 10)}`

interface Download {
  readonly name: string
  readonly type: string
}

const download = (chunks: AsyncIterable<Uint8Array>, { name, type }: Download) =>
  new Response(Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      ...attachment(name),
      'cache-control': 'no-store',
    },
  })
