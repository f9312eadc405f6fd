import { useAllFormFields, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { documentKey } from './document-key'
import { onStored, type StoredState } from './stored-events'
import { hasChanges } from './unsaved-changes'

/**
 * If the form contains changes of the editor that are not stored. Payload's own `modified` is reset by a save, even if the
 * editor typed while it ran.
 */
export function useUnsavedChanges(): boolean {
  const { initialState, ...document } = useDocumentInfo()
  const key = documentKey(document)
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [loaded, setLoaded] = useState(initialState)
  const [stored, setStored] = useState<StoredState>({ sent: initialState ?? {}, returned: {} })
  // Some fields set their value when they mount. That is not a change of the editor.
  const [wasModified, setWasModified] = useState(false)
  if (loaded !== initialState) {
    setLoaded(initialState)
    setStored({ sent: initialState ?? {}, returned: {} })
  }
  useEffect(() => onStored(key, (change) => setStored((known) => ({ ...known, ...change }))), [key])
  const differs = hasChanges(fields, stored)
  if (wasModified !== (isModified || (wasModified && differs)))
    setWasModified(isModified || (wasModified && differs))
  return differs && (isModified || wasModified)
}
