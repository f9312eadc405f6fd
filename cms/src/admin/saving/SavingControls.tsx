'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { use } from 'react'
import { NewDocumentContext } from '../new-document/new-document'
import { useOpenCreated } from '../new-document/useOpenCreated'
import { useAutosave } from './autosave/useAutosave'
import { ConflictDialog } from './conflicts/ConflictDialog'
import { useReleaseLock } from './conflicts/useReleaseLock'
import { FoundCopyNotice } from './local-copies/FoundCopyNotice'
import { useLocalCopy } from './local-copies/useLocalCopy'
import './saving.css'
import { savingStatus } from './status/saving-status'
import { useIsTyping } from './status/useIsTyping'
import { useKeepModified } from './useKeepModified'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Saves drafts, shows whether everything is stored, and offers changes that a closed or crashed tab left. */
export function SavingControls() {
  const { id, globalSlug, docConfig, hasSavePermission, isTrashed } = useDocumentInfo()
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
  useLocalCopy(isUnsaved)
  useKeepModified(isUnsaved)
  useOpenCreated(!isUnsaved && !isTyping && attempt.status !== 'saving')
  useReleaseLock()
  if (!isEditable) return null
  const isSubmitting = form.disabled && isUnsaved
  const status = savingStatus({ hasAutosave, isUnsaved, isTyping, isSubmitting, isStored, attempt })
  return (
    <>
      <p className="tessera-saving" aria-live="polite" data-status={status?.state}>
        {status?.text}
      </p>
      <FoundCopyNotice />
      {isStored && <ConflictDialog isTyping={isTyping} />}
    </>
  )
}
