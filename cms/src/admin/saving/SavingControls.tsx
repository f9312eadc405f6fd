'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { use } from 'react'
import { NewDocumentContext } from '../new-document/new-document'
import { useOpenCreated } from '../new-document/useOpenCreated'
import { useAutosave } from './autosave/useAutosave'
import { ConflictDialog } from './conflicts/ConflictDialog'
import { useReleaseLock } from './conflicts/useReleaseLock'
import { documentKey } from './document-key'
import { FoundCopyNotice } from './local-copies/FoundCopyNotice'
import { useLocalCopy } from './local-copies/useLocalCopy'
import { Presence } from './presence/Presence'
import './saving.css'
import { describeCopy } from './status/describe-copy'
import { Notice } from './status/Notice'
import { savingStatus } from './status/saving-status'
import { useIsTyping } from './status/useIsTyping'
import { useKeepModified } from './useKeepModified'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Saves drafts, shows whether everything is stored, and offers changes that a closed or crashed tab left. */
export function SavingControls() {
  const document = useDocumentInfo()
  const { id, globalSlug, docConfig, hasSavePermission, isTrashed } = document
  const form = useForm()
  const isStored = id !== undefined || globalSlug !== undefined
  const isEditable = hasSavePermission === true && !isTrashed
  const isNew = use(NewDocumentContext) !== null
  const hasAutosave =
    isEditable &&
    (id !== undefined || isNew) &&
    docConfig !== undefined &&
    hasAutosaveEnabled(docConfig)
  const isUnsaved = useUnsavedChanges()
  const isTyping = useIsTyping()
  const attempt = useAutosave(hasAutosave, isUnsaved)
  const copy = useLocalCopy(isUnsaved)
  useKeepModified(isUnsaved)
  useOpenCreated(!isUnsaved && !isTyping && attempt.status !== 'saving')
  useReleaseLock()
  if (!isEditable) return null
  const key = documentKey(document)
  const isSubmitting = form.disabled && isUnsaved
  const status = savingStatus({ hasAutosave, isUnsaved, isTyping, isSubmitting, isStored, attempt })
  return (
    <>
      <div className="tessera-saving-lines">
        <p className="tessera-saving" aria-live="polite" data-status={status?.state}>
          {status?.text}
        </p>
        <Notice text={describeCopy(copy)} />
        {isStored && <Presence key={key} document={key} />}
      </div>
      <FoundCopyNotice isUnsaved={isUnsaved} />
      {isStored && <ConflictDialog isTyping={isTyping} />}
    </>
  )
}
