import type { Payload, PayloadRequest } from 'payload'
import { LAST_CHANGES, parseLastChanges } from '../stale-saves/last-changes'
import { laterThan } from '../stale-saves/later-than'
import { changeDatabase, type DatabaseFactory } from './change-database'
import { newestTime, newestVersionTime, type TimeSource } from './newest-time'

type Data = Readonly<Record<string, unknown>>

/**
 * Makes `updatedAt` of each save later than that of the one before it, also after the clock was set back. `updatedAt` names
 * the version that a save is based on, and Payload takes the version with the latest one for the newest: with the clock
 * alone, editors would get back an old text instead of the one that they saved last.
 */
export const orderSaves = (factory: DatabaseFactory): DatabaseFactory =>
  changeDatabase(factory, (database, args) => {
    const { payload } = args
    const { createVersion, updateVersion, createGlobalVersion, updateOne, updateGlobal } = database
    const unordered: typeof database = Object.assign(Object.create(database), {
      ...{ createVersion, updateVersion, createGlobalVersion, updateOne, updateGlobal },
    })
    const transactionOf = (req: Partial<PayloadRequest> = {}): TimeSource => ({
      payload,
      transactionID: req.transactionID,
    })

    database.updateOne = async (options) => {
      const { collection: slug, data, id, req } = options
      const given = data['updatedAt']
      if (id === undefined || !isProtected(payload, slug) || given === null || isPast(given))
        return unordered.updateOne(options)
      const newest = await newestTime(transactionOf(req), { slug, id })
      // Writes without a time, such as those of an image's sizes, are no saves of an editor.
      const updatedAt = given === undefined ? notBefore(newest) : timeOfSave(data, newest)
      return unordered.updateOne({ ...options, data: { ...data, updatedAt } })
    }
    database.updateGlobal = async (options) => {
      const { data, req, slug } = options
      if (isPast(data['updatedAt'])) return unordered.updateGlobal(options)
      const updatedAt = timeOfSave(data, await newestTime(transactionOf(req), { slug }))
      return unordered.updateGlobal({ ...options, data: { ...data, updatedAt } })
    }
    database.createVersion = async (options) => {
      const { collectionSlug: slug, parent: id, req, updatedAt } = options
      if (isPast(updatedAt)) return unordered.createVersion(options)
      const newest = await newestVersionTime(transactionOf(req), { slug, id })
      return unordered.createVersion(inOrder(options, newest))
    }
    database.createGlobalVersion = async (options) => {
      const { globalSlug: slug, req, updatedAt } = options
      if (isPast(updatedAt)) return unordered.createGlobalVersion(options)
      const newest = await newestVersionTime(transactionOf(req), { slug })
      return unordered.createGlobalVersion(inOrder(options, newest))
    }
    database.updateVersion = async (options) => {
      const { collection: slug, req, versionData } = options
      const { parent: id, updatedAt, version } = versionData
      // An autosave writes into the newest version.
      if (id === undefined || updatedAt === undefined) return unordered.updateVersion(options)
      const newest = await newestVersionTime(transactionOf(req), { slug, id })
      const ordered = inOrder({ updatedAt, versionData: version }, newest)
      return unordered.updateVersion({
        ...options,
        versionData: {
          ...versionData,
          updatedAt: ordered.updatedAt,
          version: ordered.versionData,
        },
      })
    }
  })

interface SavedVersion<T extends Data> {
  readonly updatedAt: string
  readonly versionData: T
}

/** The content of a draft has the time of its version, that of a published document the time of the document. */
function inOrder<T extends Data, V extends SavedVersion<T>>(version: V, newest: string | null): V {
  const { updatedAt, versionData } = version
  const time = timeOfSave({ ...versionData, updatedAt }, newest)
  return versionData['updatedAt'] === updatedAt
    ? { ...version, updatedAt: time, versionData: { ...versionData, updatedAt: time } }
    : { ...version, updatedAt: time }
}

/** Not before the changes that it contains, and after `newest`. @returns ISO 8601 */
function timeOfSave(data: Data, newest: string | null): string {
  const changes = Object.values(parseLastChanges(data[LAST_CHANGES])).map(({ at }) => at)
  const given = [...changes, givenTime(data)].map((time) => Date.parse(time))
  return laterThan([newest], Math.max(...given))
}

/** @returns ISO 8601 */
function notBefore(newest: string | null): string {
  const now = new Date().toISOString()
  return newest !== null && newest > now ? newest : now
}

const givenTime = ({ updatedAt }: Data): string =>
  typeof updatedAt === 'string' ? updatedAt : new Date().toISOString()

/** Much longer than Payload needs from reading the clock to the write. */
const SAVE_MS = 60_000

/** If a write names an earlier time, such as that of an imported version. */
const isPast = (time: unknown): boolean =>
  typeof time === 'string' && Math.abs(Date.now() - Date.parse(time)) > SAVE_MS

const isProtected = ({ collections }: Payload, slug: string): boolean =>
  collections[slug]?.config.flattenedFields.some(({ name }) => name === LAST_CHANGES) ?? false
