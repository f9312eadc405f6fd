import { useForm, useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'

/** More than the 250 ms after which Payload's form sends a change: its answer would remove the errors of a refused save. */
const PAUSE_MS = 400

/**
 * Marks a form with unsaved changes as modified again after each save, also one that was refused. Payload takes it as
 * unmodified then, and disables its Save button until the next change.
 */
export function useKeepModified(isUnsaved: boolean) {
  const { setModified } = useForm()
  const isModified = useFormModified()
  useEffect(() => {
    if (!isUnsaved || isModified) return
    const timer = setTimeout(() => setModified(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUnsaved, isModified, setModified])
}
