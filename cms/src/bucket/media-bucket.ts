import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { openBucket } from '../../../scripts/media-store/bucket/bucket.mjs'
import type { MediaSettings } from '../../../scripts/media-store/media-settings.mjs'
import {
  MEDIA_FOLDERS,
  type MediaFolder,
  type PublicFolder,
} from '../../../scripts/media-store/media-store.mjs'
import type { PublishedFiles } from './published-files'

/** Files that are copied at the same time, so that requests of editors have the rest of the network. */
const MAX_COPIES = 4
/** Smallest age of a removed file, ms. A younger one may belong to an upload that is being saved. */
const MIN_AGE_MS = 60 * 60 * 1000

/** The same for the public folders: a younger file may belong to a document that is being published. */
const MIN_PUBLIC_AGE_MS = 60 * 1000

/**
 * The copy of the data folder's media in a bucket, from which sites read. With `MEDIA_PUBLIC_URL` its public folders hold a
 * second copy of what is published, from which visitors read.
 */
export interface MediaBucket {
  /** Copies files that the bucket lacks. Files that are missing on the disk are left out. */
  copy(folder: MediaFolder, names: readonly string[]): Promise<void>
  /** Copies files of a document that is being published, to the public folder too. */
  publish(folder: keyof PublishedFiles, names: readonly string[]): Promise<void>
  /** Makes the public folders hold these files and no others. Does nothing without `MEDIA_PUBLIC_URL`. */
  comparePublic(published: PublishedFiles, options?: { readonly minAge?: number }): Promise<void>
  /** An image or video is published no more: the public folders are to be compared soon. */
  noteWithdrawal(): void
  /** Whether there were withdrawals since the last call. */
  takeWithdrawals(): boolean
  /** Copies every file that the bucket lacks. @returns their number */
  copyAll(): Promise<number>
  /** Removes files that are neither on the disk nor named by a document. @returns their number */
  removeOrphans(named: ReadonlySet<string>, options?: { readonly minAge?: number }): Promise<number>
}

/** Null without a bucket in the settings. */
export function createMediaBucket(settings: MediaSettings): MediaBucket | null {
  const bucket = openBucket(settings)
  if (bucket === null) return null
  const limit = pLimit(MAX_COPIES)
  const root = path.join(settings.dataDir, 'media')
  const hasPublic = settings.mediaPublicUrl !== null
  /** Files that are in the bucket: `folder/name`. */
  const copied = new Set<string>()
  let hasWithdrawals = false

  const namesOnDisk = async (folder: MediaFolder) => {
    const names = await readdir(path.join(root, folder)).catch(() => []) // Missing folder: nothing was uploaded yet.
    return names.filter(isWhole)
  }

  async function copyOne(
    folder: MediaFolder | PublicFolder,
    name: string,
    sizeInBucket?: number,
  ): Promise<boolean> {
    const key = `${folder}/${name}`
    if (copied.has(key)) return false
    const file = path.join(root, folder.replace('public/', ''), path.basename(name))
    const stats = await stat(file).catch(() => null) // Removed meanwhile, or another CMS has it.
    if (!stats?.isFile()) return false
    const known = sizeInBucket ?? (await bucket?.size(folder, name))
    if (known !== stats.size) await bucket?.put(folder, file)
    copied.add(key)
    return known !== stats.size
  }

  const copy = async (folder: MediaFolder | PublicFolder, names: readonly string[]) => {
    await Promise.all(names.filter(isWhole).map((name) => limit(() => copyOne(folder, name))))
  }

  async function comparePublicFolder(
    folder: keyof PublishedFiles,
    names: readonly string[],
    minAge: number,
  ) {
    const published = new Set(names)
    const present = new Set<string>()
    for await (const { name, modified } of bucket?.list(`public/${folder}`) ?? []) {
      present.add(name)
      if (published.has(name) || Date.now() - modified < minAge) continue
      await bucket?.remove(`public/${folder}`, name)
      copied.delete(`public/${folder}/${name}`)
    }
    // Those that were removed from the bucket by hand too.
    const missing = [...published].filter((name) => isWhole(name) && !present.has(name))
    for (const name of missing) copied.delete(`public/${folder}/${name}`)
    await Promise.all(missing.map((name) => limit(() => copyOne(`public/${folder}`, name, -1))))
  }

  return {
    copy,
    publish: async (folder, names) => {
      await copy(folder, names)
      if (hasPublic) await copy(`public/${folder}`, names)
    },
    comparePublic: async ({ variants, videos }, { minAge = MIN_PUBLIC_AGE_MS } = {}) => {
      if (!hasPublic) return
      await comparePublicFolder('variants', variants, minAge)
      await comparePublicFolder('videos', videos, minAge)
    },
    noteWithdrawal: () => {
      hasWithdrawals = true
    },
    takeWithdrawals: () => {
      const had = hasWithdrawals
      hasWithdrawals = false
      return had
    },
    copyAll: async () => {
      let count = 0
      for (const folder of MEDIA_FOLDERS) {
        const sizes = new Map<string, number>()
        for await (const { name, size } of bucket.list(folder)) sizes.set(name, size)
        // A file may have been removed from the bucket by hand.
        for (const key of copied)
          if (key.startsWith(`${folder}/`) && !sizes.has(path.basename(key))) copied.delete(key)
        const names = await namesOnDisk(folder)
        const copies = names.map((name) =>
          limit(() => copyOne(folder, name, sizes.get(name) ?? -1)),
        )
        count += (await Promise.all(copies)).filter(Boolean).length
      }
      return count
    },
    removeOrphans: async (named, { minAge = MIN_AGE_MS } = {}) => {
      let count = 0
      for (const folder of MEDIA_FOLDERS) {
        const onDisk = new Set(await namesOnDisk(folder))
        for await (const { name, modified } of bucket.list(folder)) {
          if (named.has(name) || onDisk.has(name) || Date.now() - modified < minAge) continue
          await bucket.remove(folder, name)
          copied.delete(`${folder}/${name}`)
          count += 1
        }
      }
      return count
    },
  }
}

/** A file that is being written has another ending. */
const isWhole = (name: string) => !name.endsWith('.part')
