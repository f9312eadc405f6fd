import { useAllFormFields, useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStoredValues } from '../conflicts/useStoredValues'
import { latestVersion } from '../conflicts/watch-saves'
import { documentKey } from '../document-key'
import { keepDelay } from './keep-delay'
import {
  keepCopy,
  removeCopy,
  type CopyScope,
  type KeepResult,
  type LocalCopy,
} from './local-copies'
import { markTabAsOpen, THIS_TAB } from './tabs'

/** What the copies of this form belong to; `null` for forms that contain passwords. */
export function useCopyScope(): CopyScope | null {
  const document = useDocumentInfo()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  if (!user || document.collectionSlug === user.collection) return null
  return { user: user.id, document: documentKey(document), locale }
}

/** Returns a function that copies what the form contains. */
export function useCopyForm(): (document: string) => LocalCopy {
  const { getFields } = useForm()
  const storedValues = useStoredValues()
  return (document) => {
    const data = reduceFieldsToValues(getFields(), true)
    const version = latestVersion(document, data['updatedAt'])
    const base = version === null ? undefined : { version, data: storedValues() }
    return { at: Date.now(), data, base }
  }
}

/**
 * Keeps a copy of unsaved changes in the browser, which survives a crash. Removes it when everything is saved.
 * @returns what became of the last copy
 */
export function useLocalCopy(isUnsaved: boolean): KeepResult {
  const [fields] = useAllFormFields()
  const scope = useCopyScope()
  const copyForm = useCopyForm()
  const [result, setResult] = useState<KeepResult>('kept')
  /** When the first change was made that no copy contains. */
  const changedAt = useRef<number | null>(null)
  const keep = useEffectEvent(() => {
    changedAt.current = null
    if (!scope || !isUnsaved) return
    setResult(keepCopy(localStorage, THIS_TAB, scope, copyForm(scope.document)))
  })
  const remove = useEffectEvent(() => {
    if (scope) removeCopy(localStorage, THIS_TAB, scope)
  })
  useEffect(() => {
    if (!isUnsaved) {
      changedAt.current = null
      return
    }
    const now = Date.now()
    changedAt.current ??= now
    const delay = keepDelay(changedAt.current, now)
    // A timer could be replaced by that of the next key before it runs.
    if (delay === 0) return keep()
    const timer = setTimeout(() => keep(), delay)
    return () => clearTimeout(timer)
  }, [fields, isUnsaved])
  useEffect(() => {
    if (!isUnsaved) remove()
  }, [isUnsaved])
  // A new document gets an id, and its copies another name.
  const lastScope = useRef(scope)
  useEffect(() => {
    const last = lastScope.current
    if (last && last.document !== scope?.document) removeCopy(localStorage, THIS_TAB, last)
    lastScope.current = scope
  }, [scope])
  useEffect(() => {
    markTabAsOpen()
    const keepNow = () => keep()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keep()
    }
  }, [])
  return result
}
