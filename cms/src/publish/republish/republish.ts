import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../database/transactions/in-transaction'
import { publish, type DocumentReference } from '../publish'
import { findGlobals, findImages, findRows, findWithoutDocument, type Batch } from './find-outdated'
import { nextStep, START, type Position } from './position'

export interface RepublishResult {
  /** Number of compared documents. */
  readonly documents: number
  /** Number of written rows. */
  readonly written: number
}

interface RepublishSlice extends RepublishResult {
  /** Null when everything has been compared. */
  readonly next: Position | null
}

/**
 * Compares every document with its publications, as after a save, and writes those that are out of date.
 *
 * @param options `inBackground`: takes half of the time, because 100,000 documents take minutes, and editors are answered
 * meanwhile
 */
export async function republish(
  payload: Payload,
  { inBackground = false }: { readonly inBackground?: boolean } = {},
): Promise<RepublishResult> {
  let next: Position | null = START
  let [documents, written] = [0, 0]
  while (next) {
    const startedAt = performance.now()
    const slice: RepublishSlice = await republishFor(payload, next, 0)
    documents += slice.documents
    written += slice.written
    next = slice.next
    await (inBackground ? wait(performance.now() - startedAt) : yieldToEventLoop())
  }
  return { documents, written }
}

/**
 * Compares as many documents as fit into a time. Documents that change meanwhile are published by their own saves, so
 * a later slice need not look at them again.
 *
 * @param duration ms; at least one batch is compared
 */
export async function republishFor(
  payload: Payload,
  from: Position,
  duration: number,
): Promise<RepublishSlice> {
  const end = performance.now() + duration
  let documents = 0
  let written = 0
  let position: Position | null = from
  while (position) {
    const batch: Batch = await findBatch(payload, position)
    documents += batch.documents
    for (const reference of batch.outdated) written += await publishOne(payload, reference)
    position = batch.last === null ? nextStep(position.step) : { ...position, after: batch.last }
    if (performance.now() >= end) break
    await yieldToEventLoop()
  }
  return { documents, written, next: position }
}

/** Each batch has a request of its own: what a request remembers about galleries and terms is out of date in the next. */
async function findBatch(payload: Payload, { step, after }: Position): Promise<Batch> {
  if (step === 'globals') return findGlobals()
  const req = await createLocalReq({}, payload)
  if (step === 'publications') return findWithoutDocument(req, after)
  return step === 'image' ? findImages(req, after) : findRows(req, step, after)
}

function publishOne(payload: Payload, reference: DocumentReference): Promise<number> {
  return inTransaction(payload, (req) => publish(req, [reference], { hasWritten: false }))
}
