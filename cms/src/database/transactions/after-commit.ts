import type { PayloadRequest } from 'payload'
import { changeDatabase, type DatabaseFactory } from '../change-database'

type Task = () => unknown

interface PendingTasks {
  readonly afterCommit: Task[]
  readonly afterRollback: Task[]
}

/** By transaction id. */
const pendingTasks = new Map<string | number, PendingTasks>()

/** Runs a task after the request's transaction is committed, or immediately if it has none. For files. */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id === undefined) return void (await task())
  tasksOf(id).afterCommit.push(task)
}

/** Runs a task if the request's transaction is rolled back. For changes outside the database. */
export async function afterRollback(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id !== undefined) tasksOf(id).afterRollback.push(task)
}

/** Wraps the database adapter, because Payload has no hook that runs after the commit. */
export const runAfterCommit = (factory: DatabaseFactory): DatabaseFactory =>
  changeDatabase(factory, (database) => {
    const { commitTransaction, rollbackTransaction } = database
    database.commitTransaction = async (given) => {
      const id = await given
      const tasks = takeTasks(id)
      await commitTransaction.call(database, id)
      for (const task of tasks.afterCommit) await task()
    }
    database.rollbackTransaction = async (given) => {
      const id = await given
      const tasks = takeTasks(id)
      await rollbackTransaction.call(database, id)
      for (const task of tasks.afterRollback) await task()
    }
  })

function tasksOf(id: string | number): PendingTasks {
  const existing = pendingTasks.get(id)
  if (existing) return existing
  const tasks: PendingTasks = { afterCommit: [], afterRollback: [] }
  pendingTasks.set(id, tasks)
  return tasks
}

function takeTasks(id: string | number): PendingTasks {
  const tasks = pendingTasks.get(id) ?? { afterCommit: [], afterRollback: [] }
  pendingTasks.delete(id)
  return tasks
}
