import type { CollectionConfig, GlobalConfig, RequestContext } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isAnyPublished } from '../access/authors/is-any-published'
import { isMovedToTrash, isRestored } from '../trash/in-trash'
import { isSameValue } from '../admin/saving/merge/is-same-value'
import type { Action } from './actions'
import { kindOf, titleOf } from './describe-document'
import { recordAction } from './record-action'
import type { Entry } from './write-entry'
import { isDraftSave } from '../versions/is-draft-save'

type Document = Readonly<Record<string, unknown>>

/** Notes in the audit log every change of a collection's documents. */
export const withAuditLog = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      async ({ args, context, operation, req }) => {
        if (operation === 'restoreVersion') context[IS_DRAFT] = hasDraftsEnabled(collection)
        if (operation !== 'update') return
        context[IS_DRAFT] = isDraftSave(collection, args)
        if (hasDraftsEnabled(collection) && !context[IS_DRAFT] && 'id' in args) {
          const where = { id: { equals: args.id } }
          context[WAS_PUBLISHED] = await isAnyPublished(req, { slug: collection.slug, where })
        }
      },
    ],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, context, req }) => {
        if (context[IS_WITHOUT_ENTRY] === true) return
        const isDraft = context[IS_DRAFT] === true
        const wasPublished = context[WAS_PUBLISHED] === true
        const change = { doc, previousDoc, isDraft, wasPublished }
        const action = operation === 'create' ? 'created' : actionOf(change)
        await recordAction(req, {
          ...{
            action,
            kind: kindOf(collection),
            document: doc.id,
            title: titleOf(collection, doc),
          },
          ...(collection.auth && { details: changedFields(doc, previousDoc) }),
        })
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ({ doc, id, req }) => {
        const entry: Entry = {
          ...{ action: 'deleted', kind: kindOf(collection) },
          ...{ document: id, title: titleOf(collection, doc) },
        }
        const isUserGone = req.user?.collection === collection.slug && req.user.id === id
        return recordAction(req, entry, isUserGone)
      },
    ],
  },
})

/** Notes in the audit log every change of a settings page. */
export const withAuditLogOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await recordAction(req, { action: 'saved', kind: String(global.label ?? global.slug) })
        return doc
      },
    ],
  },
})

/** Keys of the request's context. */
const IS_DRAFT = 'auditLogIsDraft'
const WAS_PUBLISHED = 'auditLogWasPublished'
const IS_WITHOUT_ENTRY = 'auditLogWithoutEntry'

/** Context of a change that is part of an action with an entry of its own. Built on each call, because hooks write to it. */
export const withoutEntry = (): RequestContext => ({ [IS_WITHOUT_ENTRY]: true })

interface Change {
  readonly doc: Document
  readonly previousDoc: Document
  /** If the save changes a draft only. */
  readonly isDraft: boolean
  readonly wasPublished: boolean
}

function actionOf({ doc, previousDoc, isDraft, wasPublished }: Change): Action {
  const save = { data: doc, originalDoc: previousDoc }
  if (isMovedToTrash(save)) return 'trashed'
  if (isRestored(save)) return 'restored'
  if (doc['_status'] === 'published') return 'published'
  if (isDraft) return 'saved-draft'
  return wasPublished ? 'unpublished' : 'saved'
}

/** Names of the fields of an account that a save has changed, without their values. */
const changedFields = (doc: Document, previousDoc: Document | undefined): string | undefined => {
  const names = Object.keys(doc).filter(
    (name) => !IGNORED.has(name) && !isSameValue(doc[name], previousDoc?.[name]),
  )
  return names.length > 0 ? names.join(', ') : undefined
}
const IGNORED: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'sessions', 'loginAttempts', 'lockUntil', 'collection'],
])
