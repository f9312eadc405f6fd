import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { progress, type Job, type Plan } from './job'

/** Not imported: Turbopack fails on a program that it cannot bundle. */
const { fork } = process.getBuiltinModule('node:child_process')
const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const PROGRAM = path.join(ROOT, 'scripts/import/job/main.mjs')
/** Megabytes. A hostile file must not take the memory of the machine. */
const MAX_MEMORY = 1024

/** ms. A batch takes a second or two. */
const PAUSE_TIMEOUT_MS = 10_000

interface Files {
  readonly folder: string
  readonly reports: string
}
export type Task =
  | ({ readonly task: 'inspect' } & Files)
  | ({ readonly task: 'sample' | 'try' | 'run'; readonly plan: Plan } & Files)
  | { readonly task: 'undo'; readonly importBatch: string }

const message = z.object({
  progress: progress.optional(),
  importBatch: z.string().nullish(),
  result: z.unknown().optional(),
  error: z.string().optional(),
})

export interface ImporterProcess {
  /** What the task returned. @throws ImporterError */
  readonly result: Promise<unknown>
  /** Resolves when the process has ended. */
  stop(): Promise<void>
  /** As `stop`, between two batches. */
  pause(): Promise<void>
}

/** The sentence is for the person at the screen. */
export class ImporterError extends Error {
  override readonly name = 'ImporterError'
}

interface Options {
  readonly dataDir: string
  /** ms after which the process is ended. */
  readonly timeout?: number
  onChange?(change: Pick<Partial<Job>, 'progress' | 'message' | 'importBatch'>): void
}

/** Runs a task of scripts/import/job in a process of its own. */
export function startImporter(
  task: Task,
  { dataDir, timeout, onChange }: Options,
): ImporterProcess {
  const { NODE_ENV, PATH, SystemRoot } = process.env
  const child = fork(PROGRAM, {
    cwd: ROOT,
    // No secrets. It reads the token of the internal API as commands do.
    env: { NODE_ENV, PATH, SystemRoot, DATA_DIR: dataDir },
    execArgv: [`--max-old-space-size=${MAX_MEMORY}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.on('data', (text: Buffer) => {
    const line = text.toString().trim().split('\n').at(-1)
    if (line) onChange?.({ message: line.slice(0, MAX_LINE) })
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const result = resultOf(child, { timeout, onChange })
  child.send({ ...task, dataDir }, (error) => {
    if (error) child.kill()
  })
  return {
    result,
    pause: async () => {
      const timer = setTimeout(() => child.kill('SIGKILL'), PAUSE_TIMEOUT_MS)
      child.send('pause')
      await exited
      clearTimeout(timer)
    },
    stop: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Characters. */
const MAX_LINE = 300

function resultOf(child: ChildProcess, { timeout, onChange }: Omit<Options, 'dataDir'>) {
  return new Promise<unknown>((resolve, reject) => {
    const timer = timeout
      ? setTimeout(() => {
          reject(new ImporterError(`This took longer than ${timeout / 60_000} minutes.`))
          child.kill('SIGKILL')
        }, timeout)
      : undefined
    child.on('message', (value) => {
      const { data } = message.safeParse(value)
      if (data?.progress) onChange?.({ progress: data.progress })
      if (data?.importBatch) onChange?.({ importBatch: data.importBatch })
      if (data?.error !== undefined) reject(new ImporterError(data.error))
      else if (data?.result !== undefined) resolve(data.result)
    })
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      reject(new ImporterError('The importer ended before it was complete.'))
    })
  })
}
