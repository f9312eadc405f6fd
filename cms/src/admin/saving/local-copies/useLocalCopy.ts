import { useAllFormFields, useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoredValues } from '../conflicts/useStoredValues'
import { latestVersion } from '../conflicts/watch-saves'
import { documentKey } from '../document-key'
import { keepCopy, removeCopy, type CopyScope } from './local-copies'
import { markTabAsOpen, THIS_TAB } from './tabs'

/** Typing is kept after this pause, ms. */
const KEEP_AFTER_MS = 300

/** What the copies of this form belong to; `null` for forms that contain passwords. */
export function useCopyScope(): CopyScope | null {
  const document = useDocumentInfo()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  if (!user || document.collectionSlug === user.collection) return null
  return { user: user.id, document: documentKey(document), locale }
}

/** Keeps a copy of unsaved changes in the browser, which survives a crash. Removes it when everything is saved. */
export function useLocalCopy(isUnsaved: boolean) {
  const [fields] = useAllFormFields()
  const { getFields } = useForm()
  const scope = useCopyScope()
  const storedValues = useStoredValues()
  const keep = useEffectEvent(() => {
    if (!scope || !isUnsaved) return
    const data = reduceFieldsToValues(getFields(), true)
    const version = latestVersion(scope.document, data['updatedAt'])
    const base = version === null ? undefined : { version, data: storedValues() }
    keepCopy(localStorage, THIS_TAB, scope, { at: Date.now(), data, base })
  })
  const remove = useEffectEvent(() => {
    if (scope) removeCopy(localStorage, THIS_TAB, scope)
  })
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setTimeout(() => keep(), KEEP_AFTER_MS)
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
}
