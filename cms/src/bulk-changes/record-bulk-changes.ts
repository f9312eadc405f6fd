import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { requestLocale } from '../localisation/in-locale'
import { DELETED_AT } from '../trash/in-trash'
import { findLiveVersion, findNewestVersion } from '../versions/find-version'
import type { BulkChangeKind } from './bulk-change'
import { recordingOf, reportChange, startRecording, stopRecording, storeChange } from './recording'
import { isDraftSave } from '../versions/is-draft-save'

/** Remembers what documents were before a request changes many at once, so that it can be undone. */
export const recordBulkChanges = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), begin],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), noteBefore],
    afterChange: [...(collection.hooks?.afterChange ?? []), noteAfter],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), save],
  },
})

const begin: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !req.user) return args
  if ('id' in args || !('where' in args) || !('data' in args)) return args
  const data: Readonly<Record<string, unknown>> = { ...args.data }
  const draft = isDraftSave(collection, args)
  const kind = kindOf(data)
  startRecording(req, {
    change: {
      ...{ collection: collection.slug, locale: requestLocale(req), draft, documents: [] },
      kind,
    },
    fields: Object.keys(data),
    // The undo of a restoration moves the same content back to the trash, so it needs no version.
    keepsVersions: hasDraftsEnabled(collection) && !draft && kind !== 'restored',
    before: new Map(),
  })
  return args
}

function kindOf(data: Readonly<Record<string, unknown>>): BulkChangeKind {
  if (!(DELETED_AT in data)) return 'changed'
  return data[DELETED_AT] === null ? 'restored' : 'trashed'
}

const noteBefore: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const recording = recordingOf(req, collection.slug)
  if (!recording || !originalDoc) return data
  const values = recording.fields.map((name) => [name, originalDoc[name] ?? null])
  const { slug } = collection
  recording.before.set(originalDoc.id, {
    before: Object.fromEntries(values),
    ...(recording.keepsVersions && { versions: await findVersions(req, slug, originalDoc.id) }),
  })
  return data
}

/** The published version, if the document is published, and the newest one. */
async function findVersions(req: PayloadRequest, collection: string, id: number) {
  const versioned = { collection, id, select: { updatedAt: true } } as const
  const published = await findLiveVersion(req, versioned)
  const newest = await findNewestVersion(req, versioned)
  return { published: published?.id ?? null, newest: newest?.id ?? null }
}

const noteAfter: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  const recording = recordingOf(req, collection.slug)
  const before = recording?.before.get(doc.id)
  if (recording && before)
    recording.change.documents.push({ id: doc.id, updatedAt: doc.updatedAt, ...before })
  return doc
}

const save: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const recording = recordingOf(req, collection.slug)
  if (operation !== 'update' || !recording) return result
  stopRecording(req)
  const ids = new Set('docs' in result ? result.docs.map(({ id }) => id) : [])
  const { change } = recording
  const documents = change.documents.filter(({ id }) => ids.has(id))
  reportChange(req, await storeChange(req, { ...change, documents }))
  return result
}
