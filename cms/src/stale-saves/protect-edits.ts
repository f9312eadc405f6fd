import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { titleOf } from '../audit-log/describe-document'
import { isInternalApi } from '../internal-api/auth-strategy'
import { rememberBaseVersion } from './base-version'
import { keepEditingLock, rememberEditingLock } from './keep-editing-lock'
import { LAST_CHANGES, lastChangesField } from './last-changes'
import { lockBeforeRead } from './lock-before-read'
import { readsPublished, rememberReadVersion } from './read-version'
import { recordChanges } from './record-changes'
import { refuseConcurrentSave, refuseStaleSave } from './refuse-stale-save'

/** Refuses saves of a collection's documents that are based on an older version. Saves keep the editor's lock. */
export const protectEdits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, lastChangesField()],
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'update' && operation !== 'delete') return
        const id = 'id' in args ? toId(args.id) : undefined
        let isLockValid = true
        if (operation === 'update') {
          const { slug } = collection
          rememberBaseVersion(req, 'data' in args ? args.data : null)
          rememberReadVersion(req, { ...args, slug, id })
          if (id !== undefined) isLockValid = await rememberEditingLock(req, { slug, id })
        }
        // Scripts do not wait for an editor, whose next save merges what they have changed.
        if (isInternalApi(req) || !isLockValid) Object.assign(args, { overrideLock: true })
      },
      ...(collection.hooks?.beforeOperation ?? []),
      async ({ args, operation, req }) => {
        const id = 'id' in args ? toId(args.id) : undefined
        if (operation === 'update' && id !== undefined)
          await lockBeforeRead(req, { ...args, slug: collection.slug, id })
      },
    ],
    beforeValidate: [
      ({ originalDoc, req }) => {
        if (originalDoc) refuseStaleSave(savedDocument(collection, { originalDoc, req }))
      },
      ...(collection.hooks?.beforeValidate ?? []),
    ],
    beforeChange: [
      ...(collection.hooks?.beforeChange ?? []),
      async ({ collection: { flattenedFields: fields }, data, operation, originalDoc, req }) => {
        if (!originalDoc) return data
        if (operation === 'update')
          await refuseConcurrentSave(savedDocument(collection, { originalDoc, req }))
        return { ...data, [LAST_CHANGES]: recordChanges({ fields, data, originalDoc, req }) }
      },
    ],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, operation, req }) => {
        if (operation === 'update')
          await keepEditingLock(req, { slug: collection.slug, id: doc.id })
        return doc
      },
    ],
  },
})

/** Refuses saves of a global that are based on an older version. Saves keep the editor's lock. */
export const protectEditsOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, lastChangesField()],
  hooks: {
    ...global.hooks,
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'update') return
        rememberBaseVersion(req, args['data'])
        const isLockValid = await rememberEditingLock(req, { slug: global.slug })
        if (!isLockValid) Object.assign(args, { overrideLock: true })
      },
      ...(global.hooks?.beforeOperation ?? []),
      async ({ args, operation, req }) => {
        if (operation === 'update') await lockBeforeRead(req, { ...args, slug: global.slug })
      },
    ],
    beforeValidate: [
      async ({ originalDoc, req }) => {
        refuseStaleSave(savedGlobal(global, await withLastChanges(global, { originalDoc, req })))
      },
      ...(global.hooks?.beforeValidate ?? []),
    ],
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ global: { flattenedFields: fields }, data, originalDoc, req }) => {
        const save = await withLastChanges(global, { originalDoc, req })
        await refuseConcurrentSave(savedGlobal(global, save))
        return { ...data, [LAST_CHANGES]: recordChanges({ fields, data, ...save }) }
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await keepEditingLock(req, { slug: global.slug })
        return doc
      },
    ],
  },
})

interface Save {
  readonly originalDoc: Readonly<Record<string, unknown>>
  readonly req: PayloadRequest
}

/** Payload omits hidden fields from the `originalDoc` of a global. */
async function withLastChanges(
  { slug }: GlobalConfig,
  {
    originalDoc,
    req,
  }: { readonly originalDoc?: Save['originalDoc']; readonly req: PayloadRequest },
): Promise<Save> {
  const row = await req.payload.db.findGlobal<Record<string, unknown>>({ slug, req })
  return { originalDoc: { ...originalDoc, [LAST_CHANGES]: row[LAST_CHANGES] }, req }
}

const savedDocument = (config: CollectionConfig, save: Save) =>
  ({
    slug: config.slug,
    title: titleOf(config, save.originalDoc),
    readFrom:
      hasDrafts(config) && !readsPublished(save.req, config.slug) ? 'versions' : 'documents',
    ...save,
  }) as const

const hasDrafts = ({ versions }: CollectionConfig) =>
  Boolean(versions && typeof versions === 'object' && versions.drafts)

const savedGlobal = ({ slug }: GlobalConfig, save: Save) =>
  ({ slug, readFrom: 'documents', ...save }) as const

const toId = (id: unknown) => (typeof id === 'number' || typeof id === 'string' ? id : undefined)
