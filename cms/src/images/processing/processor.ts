import { totalmem } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { originalsDir, variantsDir } from '../folders'
import { createTask, encoded, prepared, type Prepared, type TaskKind, type Variant } from './tasks'
import { leftFiles } from './left-files'
import { variantName, type Stage } from './processing-fields'
import { createWorker, TASK_TIMEOUTS, WorkerEnded, type Priority, type Worker } from './worker'

interface Source {
  /** Name of the original. */
  readonly filename: string
  readonly rotation: number
}

interface EncodeOptions {
  /** Receives the names of the files that did not exist yet. */
  readonly created: string[]
  /** `low` leaves the processor to saves of editors and to the site; `normal` if somebody waits. */
  readonly priority: Priority
}

interface Run<T> {
  readonly kind: Exclude<TaskKind, 'tiff'>
  readonly source: Source
  readonly result: z.ZodType<T>
  readonly created: string[]
}

/** Makes the variants of images in processes of its own. */
export interface ImageProcessor {
  /** @throws if the image is damaged, or a file cannot be written */
  prepare(source: Source, created?: string[]): Promise<Prepared>
  encode(stage: Stage, source: Source, options: EncodeOptions): Promise<readonly Variant[]>
}

/** Bytes. The largest AVIF variant takes 300 MB; one process at a time leaves the other programs enough of 1 GB. */
const SMALL_MEMORY = 1.5 * 1024 ** 3

/** Memory of the machine or of the container, bytes. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** Images that are encoded at once. */
export const MAX_CONCURRENT = memory() < SMALL_MEMORY ? 1 : 2

export function createProcessor(dataDir: string, timeouts = TASK_TIMEOUTS): ImageProcessor {
  // Uploads do not wait for the images before them, and saves do not wait for uploads.
  const uploads = createWorker('low', timeouts)
  const free: Readonly<Record<Priority, Worker[]>> = { low: [], normal: [] }
  const toTask = ({ filename, rotation }: Source) =>
    createTask({
      file: path.join(originalsDir(dataDir), path.basename(filename)),
      name: variantName(path.basename(filename), rotation),
      folder: variantsDir(dataDir),
      rotation,
    })
  const run = <T>(worker: Worker, { kind, source, result, created }: Run<T>) => {
    const task = toTask(source)
    return twice(async () => {
      const startedAt = Date.now()
      try {
        return await worker.run(kind, task, { result, created })
      } catch (error) {
        if (error instanceof WorkerEnded) created.push(...(await leftFiles(task, error, startedAt)))
        throw error
      }
    })
  }
  return {
    prepare: (source, created = []) =>
      run(uploads, { kind: 'prepare', source, result: prepared, created }),
    encode: async (stage, source, { created, priority }) => {
      const worker = free[priority].pop() ?? createWorker(priority, timeouts)
      try {
        return (await run(worker, { kind: stage, source, result: encoded, created })).variants
      } finally {
        free[priority].push(worker)
      }
    },
  }
}

/** The system may have ended the process, for example because memory ran out. */
async function twice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof WorkerEnded) || error.tookTooLong) throw error
    return run()
  }
}

declare global {
  /** Next.js bundles this module more than once; the processes exist once. */
  var tesseraImageProcessors: Map<string, ImageProcessor> | undefined
}
const processors = (globalThis.tesseraImageProcessors ??= new Map())

/** The processor of a data folder. */
export function imageProcessor(dataDir: string): ImageProcessor {
  const existing = processors.get(dataDir)
  if (existing) return existing
  const processor = createProcessor(dataDir)
  processors.set(dataDir, processor)
  return processor
}

export interface ProcessingContext {
  readonly payload: Payload
  readonly dataDir: string
}
