import type { Payload, Where } from 'payload'
import { isAnyoneSaving, runBehindSaves } from '../../saves/running-saves'
import { MAX_CONCURRENT, type ProcessingContext } from './processor'
import { processImage } from './process-image'
import { nextStage, processingRow, STAGES, STORED_STAGES, type Stage } from './processing-fields'

/**
 * The images whose variants are still to be made. The database knows them (field `processing`), so a restart continues
 * where a crash stopped; this queue only decides the order.
 */
export interface ImageQueue {
  /** Takes the images of the database from now on, also those that a crash or another instance left. */
  start(): Promise<void>
  /** An image has a new file. Does nothing before the start, as in tests, which process images themselves. */
  notify(id: number): void
  /** Ends when the image has its WebP variants, or failed. */
  process(id: number): Promise<void>
}

/** ms without uploads after which both processes work: until then, the next upload is more urgent. */
const UPLOADING_MS = 1_000
/** ms without uploads after which what no visitor waits for (the largest size, AVIF) may use all processes. */
const QUIET_MS = 10_000
/** ms after which no import waits for the next image, which the later stages would delay. */
const AWAITED_MS = 2_000
/** On PostgreSQL, another instance may work on younger images. The result would be the same, but twice the work. */
const LEFT_AFTER_MS = 15 * 60 * 1000
const SWEEP_INTERVAL_MS = 60_000

function createQueue(context: ProcessingContext): ImageQueue {
  /** Ids by what is made next. */
  const waiting: Readonly<Record<Stage, Set<number>>> = {
    ...{ webp: new Set(), large: new Set(), avif: new Set() },
  }
  const running = new Map<number, Stage>()
  const listeners = new Map<number, (() => void)[]>()
  let isStarted = false
  let lastUpload = -QUIET_MS
  let lastAwaited = -AWAITED_MS
  let timers: readonly NodeJS.Timeout[] = []

  /** WebP first. One process at a time while there are uploads or saves, both while an import waits. */
  function next(): { readonly id: number; readonly stage: Stage } | null {
    const now = performance.now()
    const isQuiet = now - lastUpload >= QUIET_MS
    const isAwaited = listeners.size > 0 || now - lastAwaited < AWAITED_MS
    const isEdited = now - lastUpload < UPLOADING_MS || isAnyoneSaving()
    if (running.size >= (isEdited && !isAwaited ? 1 : MAX_CONCURRENT)) return null
    const runsLater = [...running.values()].some((stage) => stage !== 'webp')
    for (const stage of STAGES) {
      if (stage !== 'webp' && (isAwaited || (runsLater && !isQuiet))) continue
      const id = [...waiting[stage]].find((each) => !running.has(each))
      if (id !== undefined) return { id, stage }
    }
    return null
  }

  function pump(): void {
    for (let task = next(); task; task = next()) void run(task)
  }

  async function run({ id, stage }: { readonly id: number; readonly stage: Stage }) {
    waiting[stage].delete(id)
    running.set(id, stage)
    // Imports wait for each image; the machine of a first start has nothing else to do.
    const priority = listeners.has(id) ? 'normal' : 'low'
    const work = () => processImage(context, { id, priority })
    const processing = priority === 'low' ? runBehindSaves(work) : work()
    const following = await processing.catch((err: unknown) => {
      // The database does not answer: the next sweep finds the image again.
      context.payload.logger.error({ err, msg: `The image ${id} could not be processed.` })
      return null
    })
    running.delete(id)
    // Tests wait for the first variants only.
    if (following && (isStarted || following === 'webp')) waiting[following].add(id)
    if (following !== 'webp') {
      for (const done of listeners.get(id) ?? []) done()
      if (listeners.delete(id)) {
        lastAwaited = performance.now()
        setTimeout(pump, AWAITED_MS).unref()
      }
    }
    pump()
  }

  function add(id: number): void {
    waiting.webp.add(id)
    lastUpload = performance.now()
    timers.forEach(clearTimeout)
    timers = [UPLOADING_MS, QUIET_MS].map((ms) => setTimeout(pump, ms).unref())
    pump()
  }

  async function sweep(where: Where): Promise<void> {
    for (const { id, stage } of await findWaiting(context.payload, where))
      if (!running.has(id)) waiting[stage].add(id)
    pump()
  }

  return {
    start: async () => {
      isStarted = true
      await sweep({})
      setInterval(() => {
        sweep(leftBehind()).catch((err: unknown) =>
          context.payload.logger.error({ err, msg: 'Waiting images could not be found.' }),
        )
      }, SWEEP_INTERVAL_MS).unref()
    },
    notify: (id) => {
      if (isStarted) add(id)
    },
    process: (id) =>
      new Promise((resolve) => {
        listeners.set(id, [...(listeners.get(id) ?? []), resolve])
        add(id)
      }),
  }
}

const leftBehind = (): Where => ({
  updatedAt: { less_than: new Date(Date.now() - LEFT_AFTER_MS).toISOString() },
})

const waitingRow = processingRow.pick({ id: true, processing: true, width: true, variants: true })

async function findWaiting(payload: Payload, where: Where) {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'media',
    where: {
      and: [where, { processing: { in: STORED_STAGES } }, { processingError: { exists: false } }],
    },
    select: { processing: true, width: true, variants: true },
    sort: 'id',
    joins: {},
    pagination: false,
    limit: 0,
  })
  return docs.flatMap((doc) => {
    const row = waitingRow.parse(doc)
    const stage = nextStage(row)
    return stage === null ? [] : { id: row.id, stage }
  })
}

declare global {
  /** Next.js bundles this module more than once; each CMS has one queue. */
  var tesseraImageQueues: WeakMap<Payload, ImageQueue> | undefined
}
const queues = (globalThis.tesseraImageQueues ??= new WeakMap<Payload, ImageQueue>())

export function imageQueue(context: ProcessingContext): ImageQueue {
  const existing = queues.get(context.payload)
  if (existing) return existing
  const queue = createQueue(context)
  queues.set(context.payload, queue)
  return queue
}
