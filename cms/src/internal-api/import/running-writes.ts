import pLimit from 'p-limit'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { isCreation } from '../../http/is-creation'
import { isInternalApi } from '../auth-strategy'

/**
 * What requests of commands are writing. A killed importer that is started again repeats its last requests while the CMS
 * still answers them.
 */
const running = new Set<Promise<unknown>>()
const oneAtATime = pLimit(1)

/** Runs requests of imports one after the other, so that a repeated one finds what the first one has made. */
export const inTurn =
  <T extends object>(handle: (req: PayloadRequest) => Promise<T>) =>
  (req: PayloadRequest): Promise<T> =>
    oneAtATime(() => handle(req))

/** Runs tasks with the same key one after the other. */
export async function inTurnOf<T>(key: string, task: () => Promise<T>): Promise<T> {
  const queue = queues.get(key) ?? pLimit(1)
  queues.set(key, queue)
  try {
    return await queue(task)
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(key)
  }
}
const queues = new Map<string, ReturnType<typeof pLimit>>()

/** Notes the documents and files that commands create by the REST API. Called when Payload has started. */
export function noteRunningWrites({ collections }: Payload): void {
  for (const { config } of Object.values(collections))
    if (config.endpoints) config.endpoints = config.endpoints.map(noted)
}

/** Notes what an endpoint of imports writes. */
export const notedWrite =
  <T extends object>(handle: (req: PayloadRequest) => Promise<T>) =>
  (req: PayloadRequest): Promise<T> =>
    note(handle(req))

const noted = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> =>
  isCreation(endpoint)
    ? {
        ...endpoint,
        handler: (req) =>
          isInternalApi(req) ? note(endpoint.handler(req)) : endpoint.handler(req),
      }
    : endpoint

async function note<T>(write: T | Promise<T>): Promise<T> {
  const promise = Promise.resolve(write)
  running.add(promise)
  try {
    return await promise
  } finally {
    running.delete(promise)
  }
}

/**
 * POST /api/internal/start-import: answers when what commands were writing before is written or has failed, so that an
 * import that lists what exists misses nothing.
 */
export const startImport = inTurn(async () => {
  await Promise.allSettled([...running])
  return { started: true }
})
