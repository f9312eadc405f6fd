import {
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormSubmitted,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui'
import type { Data, FormState, TypeWithID } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents, reduceFieldsToValues } from 'payload/shared'
import { use, useEffect, useRef } from 'react'
import { holdCreation } from '../../new-document/pending-creation'
import { NewDocumentContext } from '../../new-document/new-document'
import { randomKey } from '../../random-key'
import { documentKey } from '../document-key'
import { reportStored } from '../stored-events'
import { sendDraft, type DraftResponse } from './send-draft'

/** A draft that may be created, although no response says so. */
interface Creation {
  readonly key: string
  readonly fields: FormState
}

/** Returns functions that save the form as a draft. */
export function useSaveDraft() {
  const form = useForm()
  const document = useDocumentInfo()
  const { reportUpdate } = useDocumentEvents()
  const { getFormState } = useServerFunctions()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const isSubmitted = useFormSubmitted()
  const { id, collectionSlug = '' } = document
  const newDocument = use(NewDocumentContext)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const createdId = useRef(id)
  const creation = useRef<Creation | null>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  /** Sends a draft after the last one: two at once could be stored in the wrong order. */
  function send(fields: FormState): Promise<DraftResponse> {
    const data = reduceFieldsToValues(fields, true)
    const collection = `${routes.api}/${collectionSlug}`
    const response = running.current.then(async () => {
      const stored = id ?? createdId.current
      if (stored !== undefined) return sendDraft({ url: `${collection}/${stored}`, locale, data })
      creation.current ??= { key: randomKey(), fields }
      const { key, fields: first } = creation.current
      const created = await holdCreation(collection, {
        send: () =>
          sendDraft({
            ...{ url: collection, creationKey: key, locale },
            data: reduceFieldsToValues(first, true),
          }),
        isFormOpen: () => isOpen.current,
      })
      // What was refused was not created, and can be sent differently.
      if (created.status === 'refused') creation.current = null
      if (created.status === 'saved') createdId.current = created.document.id
      return created
    })
    running.current = response
    return response
  }

  /** Merges what the server computed, such as the slug. */
  async function mergeDocument(saved: Data & TypeWithID, sent: FormState) {
    const { state } = await getFormState({
      ...{ collectionSlug, data: saved, operation: 'update', schemaPath: collectionSlug },
      id: saved.id,
      docPermissions: document.docPermissions,
      docPreferences: await document.getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(sent, { excludeFiles: true }),
      renderAllFields: false,
      returnLockStatus: false,
      skipValidation: true,
    })
    if (!state) return
    form.dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: { overrideLocalChanges: false },
      prevStateRef: { current: state },
      serverState: state,
    })
  }

  /** @returns the response, and the values that were sent */
  async function saveDraft(): Promise<DraftResponse & { readonly values: Data }> {
    const isNew = id === undefined && createdId.current === undefined
    const sent = (isNew && creation.current?.fields) || form.getFields()
    // Publishing has to wait, for the same reason.
    form.setBackgroundProcessing(true)
    const values = reduceFieldsToValues(sent, true)
    const sending = send(sent)
    const response = await sending
    form.setBackgroundProcessing(false)
    if (response.status === 'refused')
      form.dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: [...response.fields] })
    if (response.status !== 'saved') return { ...response, values }
    const { document: saved } = response
    const updatedAt = String(saved['updatedAt'])
    const isShown = reportStored(documentKey(document), { sent, savedAt: updatedAt })
    document.setLastUpdateTime(new Date(updatedAt).getTime())
    document.setData(saved)
    if (!document.mostRecentVersionIsAutosaved) {
      document.incrementVersionCount()
      document.setMostRecentVersionIsAutosaved(true)
      document.setUnpublishedVersionCount((count) => count + 1)
    }
    reportUpdate({
      ...{ id: saved.id, doc: saved, entitySlug: collectionSlug, updatedAt },
      operation: isNew ? 'create' : 'update',
    })
    if (isNew) newDocument?.onCreated(saved.id)
    // The response would remove the messages of a publication that was refused.
    if (!isSubmitted) {
      void isShown.then(() => {
        // A later response has the computed values, too.
        if (running.current === sending) return mergeDocument(saved, sent)
      })
    }
    return { ...response, values }
  }

  return { saveDraft, saveDraftOnLeave: () => void send(form.getFields()) }
}
