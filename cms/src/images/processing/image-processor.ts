import path from 'node:path'
import type { Payload } from 'payload'
import { originalsDir, variantsDir } from '../folders'
import { createTask, encoded, prepared, type Prepared, type Variant } from './image-tasks'
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

/** Makes the variants of images in processes of its own. */
export interface ImageProcessor {
  /** @throws if the image is damaged, or a file cannot be written */
  prepare(source: Source, created?: string[]): Promise<Prepared>
  encode(stage: Stage, source: Source, options: EncodeOptions): Promise<readonly Variant[]>
}

/** Images that are encoded at once. */
export const MAX_CONCURRENT = 2

export function createProcessor(dataDir: string, timeouts = TASK_TIMEOUTS): ImageProcessor {
  // Uploads do not wait for the images before them.
  const uploads = createWorker('normal', timeouts)
  const free: Readonly<Record<Priority, Worker[]>> = { low: [], normal: [] }
  const toTask = ({ filename, rotation }: Source) =>
    createTask({
      file: path.join(originalsDir(dataDir), path.basename(filename)),
      name: variantName(path.basename(filename), rotation),
      folder: variantsDir(dataDir),
      rotation,
    })
  return {
    prepare: (source, created) =>
      twice(() => uploads.run('prepare', toTask(source), { result: prepared, created })),
    encode: async (stage, source, { created, priority }) => {
      const worker = free[priority].pop() ?? createWorker(priority, timeouts)
      try {
        const options = { result: encoded, created }
        return (await twice(() => worker.run(stage, toTask(source), options))).variants
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
