import type { Languages } from '@tessera/content'
import type { StartingPoint } from '@tessera/content/store'
import type { DocumentStore, SavedStore } from '../document-store'
import type { TextSink } from '../tables/document-table'
import type { SnapshotWriter } from './write-snapshot'

/** What a snapshot has besides texts. */
export interface SavedPublications extends StartingPoint {
  /** By language. */
  readonly stores: Readonly<Record<string, SavedStore>>
  readonly problems: readonly (readonly [document: string, problem: string])[]
}

/**
 * What a snapshot of this format has. Null if it lacks one of the languages, which were others then.
 * @param content was written by `savePublications`, of a program with the same format
 */
export function toSavedPublications(
  content: unknown,
  languages: Languages,
): SavedPublications | null {
  const saved = content as SavedPublications
  return languages.every((language) => Object.hasOwn(saved.stores, language)) ? saved : null
}

interface SaveOptions {
  readonly stores: ReadonlyMap<string, DocumentStore>
  readonly signal: AbortSignal
  /** What the stores have when their texts are copied, and the problems. @throws if they are not in use any more */
  readonly describe: () => Promise<Omit<SavedPublications, 'stores'>>
}

/** @throws the file system's error, that of `describe`, or when the signal aborts */
export async function savePublications(
  writer: SnapshotWriter,
  { stores, signal, describe }: SaveOptions,
): Promise<SavedPublications> {
  const sink: TextSink = {
    add: (text) => writer.add(text),
    drain: async () => {
      signal.throwIfAborted()
      await writer.drain()
    },
  }
  const languages: [string, () => SavedStore][] = []
  for (const [language, store] of stores) languages.push([language, await store.save(sink)])
  const description = await describe()
  // At once, so that all is of the same moment.
  return {
    ...description,
    stores: Object.fromEntries(languages.map(([language, save]) => [language, save()])),
  }
}
