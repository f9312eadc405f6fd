import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { ImageTask, TaskKind, TiffTask } from './tasks'

/** Not imported: Turbopack fails on a program that it cannot bundle. */
const { fork } = process.getBuiltinModule('node:child_process')
/** The program of the process. It is not bundled. */
const PROGRAM = path.join(path.dirname(fileURLToPath(import.meta.url)), 'child/main.mjs')

/** ms. The largest image takes a tenth of it on an idle core. */
export const TASK_TIMEOUTS: Readonly<Record<TaskKind, number>> = {
  tiff: 60_000,
  prepare: 60_000,
  webp: 180_000,
  large: 180_000,
  avif: 600_000,
}
/** An idle process ends, which returns its memory. */
const IDLE_MS = 10_000

/** The process ended during a task, or was ended because it took too long. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded'
  /** @param tookTooLong whether another try would take as long */
  constructor(
    message: string,
    readonly pid: number | undefined,
    readonly tookTooLong = false,
  ) {
    super(message)
  }
}

/** A process that works on one image at a time; started for the first task and after it ended. */
export interface Worker {
  /** @throws if the task fails; with `code` for errors of the system */
  run<T>(kind: TaskKind, task: ImageTask | TiffTask, options: RunOptions<T>): Promise<T>
}

interface RunOptions<T> {
  readonly result: z.ZodType<T>
  /** Receives the names of the files that did not exist yet, also when the task fails. */
  readonly created?: string[]
}

const answer = z.object({
  created: z.array(z.string()),
  result: z.unknown().optional(),
  error: z.object({ message: z.string(), code: z.string().nullable() }).optional(),
})

export type Priority = 'normal' | 'low'

/** @param priority `low` leaves the processor to saves of editors and to the site */
export function createWorker(priority: Priority, timeouts = TASK_TIMEOUTS): Worker {
  const oneAtATime = pLimit(1)
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const { NODE_ENV, PATH, SystemRoot } = process.env
    const started = fork(PROGRAM, {
      // No secrets. glibc would keep the memory of more arenas.
      env: { NODE_ENV, PATH, SystemRoot, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    if (priority === 'low') lowerPriority(started)
    return started
  }
  /** Resolves when it writes no more. */
  const stop = async () => {
    const stopped = child
    child = null
    // Without an id it could not be started.
    const isRunning = stopped?.pid && stopped.exitCode === null && stopped.signalCode === null
    if (!stopped || !isRunning) return
    const ended = new Promise((resolve) => stopped.once('exit', resolve))
    stopped.kill('SIGKILL')
    await ended
  }

  const run: Worker['run'] = (kind, task, { result, created }) =>
    oneAtATime(async () => {
      clearTimeout(idle)
      const current = (child ??= start())
      try {
        const parsed = answer.parse(await send(current, { kind, task }, timeouts[kind]))
        created?.push(...parsed.created)
        if (!parsed.error) return result.parse(parsed.result)
        const { message, code } = parsed.error
        throw Object.assign(new Error(message), code === null ? {} : { code })
      } catch (error) {
        if (error instanceof WorkerEnded) await stop()
        throw error
      } finally {
        idle = setTimeout(() => void stop(), IDLE_MS).unref()
      }
    })
  return { run }
}

/** @throws WorkerEnded */
function send(
  child: ChildProcess,
  message: { kind: TaskKind; task: ImageTask | TiffTask },
  timeoutMs: number,
): Promise<unknown> {
  // Otherwise a program whose only work this is would end before the answer.
  child.channel?.ref()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      child.channel?.unref()
      child.off('message', onMessage).off('exit', onExit).off('error', onExit)
    }
    const onMessage = (value: unknown) => {
      end()
      resolve(value)
    }
    const fail = (error: WorkerEnded) => {
      end()
      reject(error)
    }
    const onExit = () =>
      fail(new WorkerEnded('The decoder stopped while it read this image.', child.pid))
    const tooLong = `It took longer than ${timeoutMs / 1000} seconds.`
    const timer = setTimeout(() => fail(new WorkerEnded(tooLong, child.pid, true)), timeoutMs)
    child.on('message', onMessage).on('exit', onExit).on('error', onExit)
    child.send(message, (error) => {
      if (error) onExit()
    })
  })
}

const LOW_PRIORITY = 19

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY)
  } catch {
    // Not permitted in some containers; the images are made at normal priority.
  }
}
