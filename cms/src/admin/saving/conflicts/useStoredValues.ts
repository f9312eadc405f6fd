import { useDocumentInfo } from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { documentKey } from '../document-key'
import { isSameValue } from '../merge/is-same-value'
import { onStored } from '../stored-events'

/** What is known about the stored values of a form. */
interface StoredValues {
  /** What the form and the server agreed on last. */
  readonly agreed: Data
  /** What later saves sent that got no response. */
  readonly unanswered: readonly Data[]
}

/** Returns the values that the server has, or may have, of this form. */
export function useStoredValues(): () => StoredValues {
  const { initialState, ...document } = useDocumentInfo()
  const key = documentKey(document)
  const stored = useRef<FormState>(initialState ?? {})
  const unanswered = useRef<readonly Data[]>([])
  useEffect(() => {
    stored.current = initialState ?? {}
  }, [initialState])
  useEffect(
    () =>
      onStored(key, (event) => {
        stored.current = event.returned ?? event.sent ?? stored.current
        if (event.unanswered) unanswered.current = withNew(unanswered.current, event.unanswered)
        else if (event.sent) unanswered.current = []
      }),
    [key],
  )
  return () => ({
    agreed: reduceFieldsToValues(stored.current, true),
    unanswered: unanswered.current,
  })
}

/** A save that is repeated for hours sends the same values each time. */
const withNew = (known: readonly Data[], sent: Data) =>
  isSameValue(known.at(-1), sent) ? known : [...known, sent]
