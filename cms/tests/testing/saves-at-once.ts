import type { Payload } from 'payload'

interface Held<T, U> {
  readonly held: () => Promise<T>
  readonly other: () => Promise<U>
}

/**
 * Holds a save after it has read what it changes, until another one has been answered. Payload then deletes the locks of
 * editors, which on SQLite takes the only connection for writes.
 */
export async function saveAfterRead<T, U>({ db }: Payload, { held, other }: Held<T, U>) {
  const { deleteMany } = db
  const hasRead = signal()
  const isReleased = signal()
  let heldReq: unknown
  db.deleteMany = async (options) => {
    if (options.collection !== 'payload-locked-documents') return deleteMany.call(db, options)
    heldReq ??= options.req
    hasRead.set()
    if (options.req === heldReq) await isReleased.promise
    return deleteMany.call(db, options)
  }
  const heldAnswer = held()
  await hasRead.promise
  const otherAnswer = await other().finally(() => (db.deleteMany = deleteMany))
  isReleased.set()
  return { held: await heldAnswer, other: otherAnswer }
}

/** Holds a save after it has locked its document, until another one waits for the lock. */
export async function saveWhileLocked<T, U>({ db }: Payload, { held, other }: Held<T, U>) {
  if (!isSqlDatabase(db)) throw new Error('The database does not execute SQL.')
  const { execute } = db
  const hasLocked = signal()
  const waits = signal()
  const isReleased = signal()
  const heldExecute: SqlDatabase['execute'] = async (query) => {
    const isLock = query.raw?.includes('set "id" = "id"') === true
    if (!isLock || hasLocked.isSet()) {
      if (isLock) waits.set()
      return execute.call(db, query)
    }
    const result = await execute.call(db, query)
    hasLocked.set()
    await isReleased.promise
    return result
  }
  Object.assign(db, { execute: heldExecute })
  const heldAnswer = held()
  await hasLocked.promise
  const otherAnswer = other()
  await Promise.race([waits.promise, Promise.allSettled([otherAnswer])])
  Object.assign(db, { execute })
  isReleased.set()
  return { held: await heldAnswer, other: await otherAnswer }
}

interface SqlDatabase {
  execute(query: { readonly raw?: string }): PromiseLike<unknown>
}

const isSqlDatabase = (db: object): db is SqlDatabase => 'execute' in db

function signal() {
  let isSet = false
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  const set = () => {
    isSet = true
    resolve()
  }
  return { promise, set, isSet: () => isSet }
}
