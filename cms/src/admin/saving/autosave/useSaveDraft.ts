import {
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormSubmitted,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents, reduceFieldsToValues } from 'payload/shared'
import { useRef } from 'react'
import { documentKey } from '../document-key'
import { reportStored } from '../stored-events'
import { sendDraft, type DraftResponse } from './send-draft'

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
  const running = useRef<Promise<unknown>>(Promise.resolve())

  /** Sends a draft after the last one: two at once could be stored in the wrong order. */
  function send(fields: FormState): Promise<DraftResponse> {
    const url = `${routes.api}/${collectionSlug}/${id}`
    const data = reduceFieldsToValues(fields, true)
    const response = running.current.then(() => sendDraft({ url, locale, data }))
    running.current = response
    return response
  }

  /** Merges what the server computed, such as the slug. */
  async function mergeDocument(saved: Data, sent: FormState) {
    const { state } = await getFormState({
      ...{ collectionSlug, data: saved, operation: 'update', schemaPath: collectionSlug },
      ...(id === undefined ? {} : { id }),
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

  async function saveDraft(): Promise<DraftResponse> {
    const sent = form.getFields()
    // Publishing has to wait, for the same reason.
    form.setBackgroundProcessing(true)
    const response = await send(sent)
    form.setBackgroundProcessing(false)
    if (response.status === 'refused')
      form.dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: [...response.fields] })
    if (response.status !== 'saved') return response
    const { document: saved } = response
    const updatedAt = String(saved['updatedAt'])
    reportStored(documentKey(document), { sent, savedAt: updatedAt })
    document.setLastUpdateTime(new Date(updatedAt).getTime())
    document.setData(saved)
    if (!document.mostRecentVersionIsAutosaved) {
      document.incrementVersionCount()
      document.setMostRecentVersionIsAutosaved(true)
      document.setUnpublishedVersionCount((count) => count + 1)
    }
    reportUpdate({
      ...{ doc: saved, entitySlug: collectionSlug, operation: 'update', updatedAt },
      ...(id === undefined ? {} : { id }),
    })
    // The response would remove the messages of a publication that was refused.
    if (!isSubmitted) void mergeDocument(saved, sent)
    return response
  }

  return { saveDraft, saveDraftOnLeave: () => void send(form.getFields()) }
}
