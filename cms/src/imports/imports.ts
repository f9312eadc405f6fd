import type { Payload } from 'payload'
import pLimit from 'p-limit'
import { writeEntry } from '../audit-log/write-entry'
import type { Settings } from '../settings'
import { ImporterError, startImporter, type ImporterProcess, type Task } from './importer-process'
import {
  inspection,
  result,
  sample,
  trial,
  undone,
  type Job,
  type JobStatus,
  type Plan,
} from './job'
import { openJobStore, type JobStore } from './job-store'

export interface ImportsContext {
  readonly payload: Payload
  readonly settings: Pick<Settings, 'dataDir' | 'importLimit'>
}

/** The imports of the Import screen and the processes that work on them. */
export interface Imports {
  readonly store: JobStore
  /** Continues what a crash or a restart has interrupted, and removes old files. */
  start(): Promise<void>
  inspect(id: string): Promise<Job>
  sample(id: string, plan: Plan): Promise<ReturnType<typeof sample.parse>>
  try(id: string, plan: Plan): Promise<Job>
  /** Null while another import runs. */
  run(id: string, plan: Plan): Promise<Job | null>
  pause(id: string): Promise<void>
  undo(id: string): Promise<Job | null>
  /** Runs uploads to an import one after the other. */
  receive<T>(id: string, task: () => Promise<T>): Promise<T>
  /** Ends all processes. What runs goes on after the next start. */
  stop(): Promise<void>
}

/** ms. */
const TIMEOUT = { inspect: 5 * 60_000, sample: 5 * 60_000, try: 60 * 60_000 }
const SAVE_INTERVAL_MS = 1_000
const DAY_MS = 24 * 60 * 60_000
/** ms after which files that nobody has imported are deleted. */
const MAX_AGE_MS = { waiting: DAY_MS, interrupted: 14 * DAY_MS }
const CLEANUP_INTERVAL_MS = 60 * 60_000

function createImports({ payload, settings }: ImportsContext): Imports {
  const { dataDir } = settings
  const store = openJobStore(dataDir)
  const processes = new Map<string, ImporterProcess>()
  /** Reading files takes a core, so editors do it one after the other. */
  const oneAtATime = pLimit(1)

  async function work(id: string, task: Task, timeout?: number): Promise<unknown> {
    await processes.get(id)?.stop()
    const change: Partial<Job> = {}
    const save = setInterval(() => {
      if (Object.keys(change).length > 0) void store.update(id, change).catch(logError)
    }, SAVE_INTERVAL_MS)
    const onChange = (changed: Partial<Job>) => void Object.assign(change, changed)
    const started = startImporter(task, { dataDir, timeout, onChange })
    processes.set(id, started)
    try {
      return await started.result
    } finally {
      clearInterval(save)
      if (processes.get(id) === started) processes.delete(id)
      if (Object.keys(change).length > 0) await store.update(id, change).catch(logError)
    }
  }

  const logError = (err: unknown) =>
    payload.logger.error({ err, msg: 'The state of an import could not be saved.' })
  const filesOf = (id: string) => ({ folder: store.filesOf(id), reports: store.reportsOf(id) })

  /** Does not throw: the record says what failed. */
  async function attempt(id: string, failed: JobStatus, task: () => Promise<Partial<Job>>) {
    try {
      return await store.update(id, await task())
    } catch (error) {
      // The next start continues.
      if (isStopped) return store.update(id, {})
      if (paused.has(id)) return store.update(id, { status: 'paused' })
      const problem =
        error instanceof ImporterError ? error.message : 'The import failed. The log has the error.'
      if (!(error instanceof ImporterError)) logError(error)
      const endedAt = new Date().toISOString()
      return store.update(id, { status: failed, problem, endedAt })
    }
  }
  /** Whose processes were ended on purpose. */
  const paused = new Set<string>()
  let isStopped = false
  const running = new Map<string, Promise<void>>()

  const inspect = async (id: string) => {
    await store.update(id, { status: 'inspecting', problem: null })
    return oneAtATime(() =>
      attempt(id, 'refused', async () => {
        const found = await work(id, { task: 'inspect', ...filesOf(id) }, TIMEOUT.inspect)
        return { status: 'ready', inspection: inspection.parse(found) }
      }),
    )
  }

  const tryImport = async (id: string, plan: Plan) => {
    await store.update(id, { status: 'trying', plan, trial: null, problem: null })
    return oneAtATime(() =>
      attempt(id, 'ready', async () => {
        const counted = await work(id, { task: 'try', plan, ...filesOf(id) }, TIMEOUT.try)
        return { status: 'tried', trial: trial.parse(counted) }
      }),
    )
  }

  async function run(id: string, plan: Plan): Promise<Job> {
    const { startedAt } = (await store.read(id)) ?? {}
    paused.delete(id)
    const now = new Date().toISOString()
    const job = await store.update(id, {
      ...{ status: 'running', plan, startedAt: startedAt ?? now },
      ...{ endedAt: null, problem: null, message: null },
    })
    begin(id, 'failed', async () => {
      const made = result.parse(await work(id, { task: 'run', plan, ...filesOf(id) }))
      await store.removeFiles(id)
      return { status: 'done', result: made, progress: null, endedAt: new Date().toISOString() }
    })
    return job
  }

  async function undo(id: string): Promise<Job> {
    const { status: before = 'done' } = (await store.read(id)) ?? {}
    const job = await store.update(id, { status: 'undoing', problem: null })
    const { importBatch } = job
    if (importBatch === null) throw new Error('This import has made nothing that can be undone.')
    begin(id, before === 'undoing' ? 'done' : before, async () => {
      const taken = undone.parse(await work(id, { task: 'undo', importBatch }))
      await store.removeFiles(id)
      return { status: 'undone', undone: taken }
    })
    return job
  }

  /** Not awaited: the record says how it ends. */
  function begin(id: string, failed: JobStatus, task: () => Promise<Partial<Job>>): void {
    running.set(id, attempt(id, failed, task).then(noteEnd).catch(logError))
  }

  /** In the audit log, as the person who has started it. */
  async function noteEnd({ status, plan, by, result: made, problem, undone: taken }: Job) {
    if (isStopped || status === 'paused') return
    const details = taken
      ? `${taken.removed} deleted, ${taken.kept} kept`
      : (problem ??
        (made
          ? `${made.created} created, ${made.existing} existing, ${made.rejected} rejected`
          : ''))
    const action = taken ? 'import-undone' : 'import-ended'
    const entry = { action, kind: 'Imports', title: plan?.name, details } as const
    await writeEntry(payload, { entry, who: { user: by.id, name: by.name } })
  }

  async function resume(job: Job): Promise<void> {
    const { id, status, plan } = job
    if (status === 'inspecting') await inspect(id)
    else if (status === 'trying' && plan) await tryImport(id, plan)
    else if (status === 'running' && plan) await run(id, plan)
    else if (status === 'undoing') await undo(id)
  }

  async function removeOld(): Promise<void> {
    for (const { id, status, createdAt } of await store.list()) {
      const age = Date.now() - Date.parse(createdAt)
      if (WAITING.has(status) && age > MAX_AGE_MS.waiting) await store.remove(id)
      if (INTERRUPTED.has(status) && age > MAX_AGE_MS.interrupted) {
        await store.removeFiles(id)
        await store.update(id, { status: 'stopped' })
      }
    }
  }

  const starting = pLimit(1)
  const uploads = new Map<string, ReturnType<typeof pLimit>>()
  /** One import at a time writes into the site. */
  const isBusy = async (id: string) =>
    (await store.list()).some((job) => job.id !== id && WRITING.has(job.status))

  return {
    store,
    inspect,
    try: tryImport,
    sample: async (id, plan) =>
      sample.parse(
        await oneAtATime(() => work(id, { task: 'sample', plan, ...filesOf(id) }, TIMEOUT.sample)),
      ),
    run: (id, plan) => starting(async () => ((await isBusy(id)) ? null : run(id, plan))),
    undo: (id) => starting(async () => ((await isBusy(id)) ? null : undo(id))),
    pause: async (id) => {
      paused.add(id)
      await processes.get(id)?.pause()
      await running.get(id)
    },
    start: async () => {
      for (const job of await store.list()) void resume(job).catch(logError)
      await removeOld()
      setInterval(() => void removeOld().catch(logError), CLEANUP_INTERVAL_MS).unref()
    },
    receive: (id, task) => {
      const queue = uploads.get(id) ?? pLimit(1)
      uploads.set(id, queue)
      return queue(task)
    },
    stop: async () => {
      isStopped = true
      await Promise.all([...processes.values()].map((each) => each.stop()))
      await Promise.all(running.values())
    },
  }
}

const WAITING: ReadonlySet<JobStatus> = new Set(['receiving', 'refused', 'ready', 'tried'])
const INTERRUPTED: ReadonlySet<JobStatus> = new Set(['paused', 'failed'])
const WRITING: ReadonlySet<JobStatus> = new Set(['running', 'undoing'])

declare global {
  /** Next.js bundles this module more than once; each CMS has one set of processes. */
  var tesseraImports: WeakMap<Payload, Imports> | undefined
}
const all = (globalThis.tesseraImports ??= new WeakMap<Payload, Imports>())

export function importsOf(context: ImportsContext): Imports {
  const existing = all.get(context.payload)
  if (existing) return existing
  const imports = createImports(context)
  all.set(context.payload, imports)
  return imports
}

/** The imports of a CMS that runs; null before somebody has asked for them. */
export const findImports = (payload: Payload): Imports | null => all.get(payload) ?? null
