import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { job, type Job } from './job'

/** The records of imports, in files: they describe files, and backups and restarts find them where those are. */
export interface JobStore {
  create(by: Job['by']): Promise<Job>
  /** Null without such an import. */
  read(id: string): Promise<Job | null>
  /** The newest first. */
  list(): Promise<readonly Job[]>
  update(id: string, change: Partial<Job>): Promise<Job>
  /** Deletes the record, its reports and files. */
  remove(id: string): Promise<void>
  removeFiles(id: string): Promise<void>
  /** Folder of the uploaded files, which backups leave out. */
  filesOf(id: string): string
  /** Folder of the reports. */
  reportsOf(id: string): string
}

/** Records that are kept. */
const MAX_JOBS = 200
const RECORD = 'job.json'

export function openJobStore(dataDir: string): JobStore {
  const records = path.join(dataDir, 'imports/jobs')
  const uploads = path.join(dataDir, 'import-uploads')
  const folderOf = (root: string, id: string) => path.join(root, z.uuid().parse(id))
  const removeFiles = (id: string) => rm(folderOf(uploads, id), { recursive: true, force: true })
  const removeAll = async (id: string) => {
    await removeFiles(id)
    await rm(folderOf(records, id), { recursive: true, force: true })
  }
  /** Changes of one record, one after the other. */
  const writes = new Map<string, Promise<unknown>>()

  async function read(id: string): Promise<Job | null> {
    const { data: checked } = z.uuid().safeParse(id)
    if (!checked) return null
    const text = await readFile(path.join(records, checked, RECORD), 'utf8').catch(() => null)
    return (text && job.safeParse(JSON.parse(text)).data) || null
  }

  /** Renamed into place, so that a killed process leaves either the old record or the new one. */
  async function write(record: Job): Promise<void> {
    const file = path.join(folderOf(records, record.id), RECORD)
    await writeFile(`${file}.new`, JSON.stringify(record), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  async function list(): Promise<readonly Job[]> {
    const names = await readdir(records).catch(() => [])
    const all = await Promise.all(names.map((name) => read(name)))
    return all
      .filter((record) => record !== null)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  return {
    read,
    list,
    removeFiles,
    remove: removeAll,
    filesOf: (id) => path.join(folderOf(uploads, id), 'files'),
    reportsOf: (id) => folderOf(records, id),
    create: async (by) => {
      const old = (await list()).slice(MAX_JOBS - 1)
      for (const { id } of old) await removeAll(id)
      const record: Job = {
        ...{ id: randomUUID(), status: 'receiving', createdAt: new Date().toISOString() },
        ...{ startedAt: null, endedAt: null, by, files: 0, bytes: 0, inspection: null, plan: null },
        ...{ trial: null, progress: null, message: null, importBatch: null, result: null },
        ...{ undone: null, problem: null },
      }
      await mkdir(path.join(folderOf(uploads, record.id), 'files'), {
        recursive: true,
        mode: 0o700,
      })
      await mkdir(folderOf(records, record.id), { recursive: true, mode: 0o700 })
      await write(record)
      return record
    },
    update: (id, change) => {
      const changed = (writes.get(id) ?? Promise.resolve()).then(async () => {
        const record = await read(id)
        if (!record) throw new Error(`The import ${id} does not exist.`)
        const next = { ...record, ...change }
        await write(next)
        return next
      })
      writes.set(
        id,
        changed.catch(() => undefined),
      )
      return changed
    },
  }
}
