import type { Config, PayloadRequest } from 'payload'

type DatabaseFactory = Config['db']
type Task = () => unknown

interface Endings {
  readonly committed: Task[]
  readonly rolledBack: Task[]
}

const endings = new Map<string | number, Endings>()

/** Does something with files once the transaction of this request is safely stored; at once when there is none. */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id === undefined) return void (await task())
  endingsOf(id).committed.push(task)
}

/** Undoes something outside the database when the transaction of this request comes to nothing. */
export async function afterRollback(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id !== undefined) endingsOf(id).rolledBack.push(task)
}

/** Payload has no hook that runs after the commit, so the adapter is wrapped. */
export function runAfterCommit(factory: DatabaseFactory): DatabaseFactory {
  return {
    ...factory,
    init: (args) => {
      const database = factory.init(args)
      const { commitTransaction, rollbackTransaction } = database
      database.commitTransaction = async (given) => {
        const id = await given
        const tasks = take(id)
        await commitTransaction.call(database, id)
        for (const task of tasks.committed) await task()
      }
      database.rollbackTransaction = async (given) => {
        const id = await given
        const tasks = take(id)
        await rollbackTransaction.call(database, id)
        for (const task of tasks.rolledBack) await task()
      }
      return database
    },
  }
}

function endingsOf(id: string | number): Endings {
  const known = endings.get(id)
  if (known) return known
  const made: Endings = { committed: [], rolledBack: [] }
  endings.set(id, made)
  return made
}

function take(id: string | number): Endings {
  const tasks = endings.get(id) ?? { committed: [], rolledBack: [] }
  endings.delete(id)
  return tasks
}
