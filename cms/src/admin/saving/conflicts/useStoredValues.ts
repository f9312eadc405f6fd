import { useDocumentInfo } from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { documentKey } from '../document-key'
import { onStored } from '../stored-events'

/** Returns the values that the form and the server agreed on last. */
export function useStoredValues(): () => Data {
  const { initialState, ...document } = useDocumentInfo()
  const key = documentKey(document)
  const stored = useRef<FormState>(initialState ?? {})
  useEffect(() => {
    stored.current = initialState ?? {}
  }, [initialState])
  useEffect(
    () =>
      onStored(key, ({ returned, sent }) => {
        stored.current = returned ?? sent ?? stored.current
      }),
    [key],
  )
  return () => reduceFieldsToValues(stored.current, true)
}
