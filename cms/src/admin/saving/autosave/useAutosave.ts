import { useAllFormFields, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDelay, type SaveAttempt } from './save-delay'
import { useSaveDraft } from './useSaveDraft'

/** How often a save checks whether a publication has ended, ms. */
const PUBLISHING_INTERVAL_MS = 200

/**
 * Saves drafts in the background, one at a time, until everything in the form is stored. It replaces Payload's autosave,
 * which does not repeat failed saves and can omit a change that was made at the end of a save.
 * @returns the last attempt
 */
export function useAutosave(isEnabled: boolean, isUnsaved: boolean): SaveAttempt {
  const [fields] = useAllFormFields()
  const form = useForm()
  const { saveDraft, saveDraftOnLeave } = useSaveDraft()
  const [attempt, setAttempt] = useState<SaveAttempt>({ status: 'none' })
  const changedAt = useRef<number | null>(null)
  const save = useEffectEvent(async () => {
    setAttempt({ status: 'saving' })
    changedAt.current = null
    const failures = attempt.status === 'failed' ? attempt.failures : 0
    const response = await saveDraft()
    if (response.status === 'failed')
      setAttempt({ ...response, failures: failures + 1, at: Date.now() })
    else if (response.status === 'refused') setAttempt(response)
    else setAttempt({ status: 'saved' })
  })

  useEffect(() => {
    if (!isEnabled || !isUnsaved) {
      changedAt.current = null
      return
    }
    const now = Date.now()
    changedAt.current ??= now
    const values = () => reduceFieldsToValues(fields, true)
    const delay = saveDelay({ attempt, values, changedAt: changedAt.current, now })
    if (delay === null) return
    let timer = setTimeout(function saveOrWait() {
      if (form.disabled) timer = setTimeout(saveOrWait, PUBLISHING_INTERVAL_MS)
      else void save()
    }, delay)
    return () => clearTimeout(timer)
  }, [isEnabled, isUnsaved, attempt, fields, form])

  useEffect(() => {
    const retryNow = () =>
      setAttempt((last) => (last.status === 'failed' ? { ...last, at: -Infinity } : last))
    addEventListener('online', retryNow)
    return () => removeEventListener('online', retryNow)
  }, [])

  const saveAndLeave = useEffectEvent(() => {
    if (isEnabled && isUnsaved) saveDraftOnLeave()
  })
  useEffect(() => () => saveAndLeave(), [])
  return attempt
}
