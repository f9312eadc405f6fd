import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { toBatchName } from '../../../scripts/import/mapping/to-batch-name.mjs'
import { requireEditor } from '../access/require-role'
import { recordAction } from '../audit-log/record-action'
import { publicError } from '../errors/public-error'
import { attachment } from '../http/attachment'
import { uncachedJson } from '../http/uncached-json'
import { uploadError } from '../images/upload/upload-error'
import { DEMO_BATCH } from '../internal-api/import-batch/demo-batch'
import { readJson } from '../internal-api/read-json'
import { countImported } from '../internal-api/import-batch/remove-import-batch'
import type { Settings } from '../settings'
import { userName } from '../stale-saves/last-changes'
import { NOT_IN_TRASH } from '../trash/in-trash'
import { SITE_MAINTAINER } from '../errors/site-maintainer'
import { importsOf, type Imports } from './imports'
import { plan, type Job, type JobStatus } from './job'
import { pathBelow, receiveChunk, TooLarge } from './receive-file'

const ONLY_EDITORS = 'Authors cannot import. Ask an editor to do it.'
const MAX_FILES = 20_000
const MEGABYTE = 1024 * 1024

type ImportSettings = Pick<Settings, 'dataDir' | 'importLimit'>

interface Context {
  readonly req: PayloadRequest
  readonly imports: Imports
  readonly job: Job
}

/** Endpoints of the Import screen, below /api/imports. For editors and admins. */
export const importEndpoints = (settings: ImportSettings): Endpoint[] => {
  const endpoint = (
    method: 'get' | 'post' | 'delete',
    below: string,
    handle: (req: PayloadRequest, imports: Imports) => Promise<object>,
  ): Endpoint => ({
    ...{ path: `/imports${below}`, method },
    handler: async (req) => {
      requireEditor(req, ONLY_EDITORS)
      const answer = await handle(req, importsOf({ payload: req.payload, settings }))
      if (answer instanceof Response) return answer
      return uncachedJson(answer)
    },
  })
  /** An endpoint of one import, in one of these states. */
  const ofJob = (
    method: 'get' | 'post' | 'delete',
    below: string,
    {
      during,
      handle,
    }: { readonly during?: readonly JobStatus[]; handle(context: Context): Promise<object> },
  ) =>
    endpoint(method, `/:id${below}`, async (req, imports) => {
      const job = await imports.store.read(String(req.routeParams?.['id'] ?? ''))
      if (!job) throw publicError('This import does not exist any more.', 404)
      if (during && !during.includes(job.status))
        throw publicError('The import is in another state now. Load the page again.', 409)
      return handle({ req, imports, job })
    })

  return [
    endpoint('get', '', async (_, { store }) => ({
      jobs: (await store.list()).map(summarize),
      limit: settings.importLimit,
    })),
    endpoint('post', '', async (req, { store }) => ({
      job: await store.create({ id: req.user?.id ?? null, name: userName(req) }),
    })),
    ofJob('get', '', { handle: async ({ job }) => ({ job }) }),
    ofJob('delete', '', { handle: remove }),
    ofJob('post', '/files', {
      during: ['receiving'],
      handle: (context) => receive(context, settings.importLimit),
    }),
    ofJob('post', '/inspect', {
      during: ['receiving', 'refused'],
      handle: async ({ imports, job }) => ({ job: await imports.inspect(job.id) }),
    }),
    ofJob('post', '/sample', { during: ['ready', 'tried'], handle: takeSample }),
    ofJob('post', '/try', {
      during: ['ready', 'tried'],
      handle: async ({ req, imports, job }) => ({
        job: await imports.try(job.id, await readPlan(req)),
      }),
    }),
    ofJob('post', '/start', {
      during: ['ready', 'tried'],
      handle: async (context) => start(context, await readPlan(context.req)),
    }),
    ofJob('post', '/pause', { during: ['running'], handle: pause }),
    ofJob('post', '/resume', {
      during: ['paused', 'failed'],
      handle: (context) => {
        if (!context.job.plan) throw publicError('This import was never started.', 409)
        return start(context, context.job.plan)
      },
    }),
    ofJob('post', '/undo', { during: ['paused', 'failed', 'stopped', 'done'], handle: undo }),
    ofJob('get', '/report', { handle: sendReport }),
    ofJob('get', '/samples/:name', { handle: sendThumbnail }),
  ]
}

/** Lists need neither columns nor reports. */
const summarize = ({ result, undone, ...job }: Job) => ({
  ...{ ...job, inspection: null, trial: null },
  result: result && { ...result, losses: { ...result.losses, groups: [] } },
  undone: undone && { ...undone, listed: [] },
})

async function readPlan(req: PayloadRequest) {
  const read = await readJson(req, plan)
  if (toBatchName(read.name) === DEMO_BATCH)
    throw publicError('“Demo” is the name of the demo content. Give the import another name.', 400)
  return read
}

const upload = z.object({
  name: z.string().min(1).max(4096),
  offset: z.coerce.number().int().nonnegative(),
})

async function receive({ req, imports, job: { id } }: Context, limit: number) {
  const { data } = upload.safeParse(Object.fromEntries(req.searchParams))
  if (!data) throw publicError('The request has no name of a file.', 400)
  const target = pathBelow(imports.store.filesOf(id), data.name)
  return imports.receive(id, async () => {
    const { bytes = 0, files = 0 } = (await imports.store.read(id)) ?? {}
    if (data.offset === 0 && files >= MAX_FILES)
      throw uploadError(`An import has at most ${MAX_FILES.toLocaleString('en')} files.`, 413)
    const chunk = { target, offset: data.offset, limit: limit - bytes }
    const { before, after } = await receiveChunk(req, chunk).catch((error: unknown) => {
      throw error instanceof TooLarge ? tooLarge(limit) : error
    })
    if (after > before)
      await imports.store.update(id, {
        bytes: bytes + after - before,
        files: files + (before === 0 ? 1 : 0),
      })
    return { size: after }
  })
}

const tooLarge = (limit: number) =>
  uploadError(
    `The files of an import may have ${limit / MEGABYTE} MB together. Import fewer at a time, use “npm run import”, or ask ${SITE_MAINTAINER} to raise IMPORT_LIMIT_MB.`,
    413,
  )

async function takeSample({ req, imports, job: { id } }: Context) {
  const asked = await readPlan(req)
  const taken = await imports.sample(id, asked).catch((error: Error) => {
    if (error.name === 'ImporterError') throw publicError(error.message, 400)
    throw error
  })
  const page = { and: [{ slug: { equals: asked.gallery } }, NOT_IN_TRASH] }
  const pages = await req.payload.count({ collection: 'pages', where: page })
  return {
    ...taken,
    existing: taken.importBatch ? await countImported(req, taken.importBatch) : 0,
    hasPage: pages.totalDocs > 0,
  }
}

const BUSY = 'Another import is running. Wait until it has ended, or pause it.'

async function start({ req, imports, job }: Context, asked: Parameters<Imports['run']>[1]) {
  const started = await imports.run(job.id, asked)
  if (!started) throw publicError(BUSY, 409)
  await recordAction(req, { action: 'import-started', kind: 'Imports', title: asked.name })
  return { job: started }
}

async function pause({ req, imports, job }: Context) {
  await imports.pause(job.id)
  await recordAction(req, { action: 'import-paused', kind: 'Imports', title: job.plan?.name })
  return {}
}

async function undo({ imports, job }: Context) {
  if (job.importBatch === null)
    throw publicError('This import has made nothing that can be undone.', 409)
  const started = await imports.undo(job.id)
  if (!started) throw publicError(BUSY, 409)
  return { job: started }
}

/** Of an import that was never started, everything; of another one the files. */
async function remove({ imports, job: { id, status, startedAt } }: Context) {
  if (AT_WORK.has(status))
    throw publicError('A process works on this import. Pause it, or wait until it has ended.', 409)
  if (startedAt === null) await imports.store.remove(id)
  else {
    await imports.store.removeFiles(id)
    if (status === 'paused' || status === 'failed')
      await imports.store.update(id, { status: 'stopped' })
  }
  return {}
}

const AT_WORK: ReadonlySet<JobStatus> = new Set(['inspecting', 'trying', 'running', 'undoing'])

const reportKind = z.enum(['report', 'rejected', 'trial'])

/** GET /api/imports/<id>/report?kind=report|rejected|trial, as a file. */
async function sendReport({ req, imports, job: { id, result } }: Context) {
  const { data: kind } = reportKind.safeParse(req.searchParams.get('kind') ?? 'report')
  const names = {
    report: result?.report,
    rejected: result?.rejectedLines,
    trial: 'trial.report.txt',
  }
  const name = kind && names[kind]
  if (!name) throw publicError('This import has no such report.', 404)
  return sendFile(path.join(imports.store.reportsOf(id), path.basename(name)), {
    'content-type': 'text/plain; charset=utf-8',
    ...attachment(name),
  })
}

/** A thumbnail that the importer has made of the first rows. */
async function sendThumbnail({ req, imports, job: { id } }: Context) {
  const [name] = /^\d\.webp$/.exec(String(req.routeParams?.['name'])) ?? []
  if (!name) throw publicError('There is no such thumbnail.', 404)
  const file = path.join(imports.store.reportsOf(id), 'samples', name)
  return sendFile(file, { 'content-type': 'image/webp' })
}

async function sendFile(file: string, headers: Record<string, string>) {
  const stats = await stat(file).catch(() => null)
  if (!stats) throw publicError('This file does not exist any more.', 404)
  const content = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
  return new Response(content, {
    headers: { ...headers, 'content-length': String(stats.size), 'cache-control': 'no-store' },
  })
}
