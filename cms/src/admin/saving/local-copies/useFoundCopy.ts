import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { setVersion } from '../conflicts/watch-saves'
import { documentKey } from '../document-key'
import { reportStored } from '../stored-events'
import { findCopies, keepCopy, type FoundCopy } from './local-copies'
import { sortCopies, withoutServerFields } from './sort-copies'
import { THIS_TAB, withoutOpenTabs } from './tabs'
import { useCopyForm, useCopyScope } from './useLocalCopy'

interface FoundChanges {
  /** When the last change was made, ms since 1970. */
  readonly at: number
  /** How many copies of other tabs are offered afterwards. */
  readonly older: number
  /** What the editor has changed in the form until then is kept as a copy, which is offered the next time. */
  restore(): Promise<void>
  discard(): void
}

/** Unsaved changes of this form from tabs that were closed or have crashed, one tab after another; the latest first. */
export function useFoundCopy(isUnsaved: boolean): FoundChanges | null {
  const { id, collectionSlug, globalSlug, ...document } = useDocumentInfo()
  const form = useForm()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()
  const scope = useCopyScope()
  const copyForm = useCopyForm()
  const [copies, setCopies] = useState<readonly FoundCopy[]>([])
  const hasRestored = useRef(false)

  const search = useEffectEvent(async (): Promise<readonly FoundCopy[]> => {
    if (!scope) return []
    const found = await withoutOpenTabs(findCopies(localStorage, THIS_TAB, scope))
    const { offered, repeated } = sortCopies(found, form.getData())
    for (const { key } of repeated) localStorage.removeItem(key)
    return offered
  })
  useEffect(() => void search().then(setCopies), [])

  const [found, ...older] = copies
  if (!found || !scope) return null
  const discard = () => {
    localStorage.removeItem(found.key)
    setCopies(older)
  }
  const toFormState = async (data: Data) => {
    const schemaPath = collectionSlug ?? globalSlug ?? ''
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug: schemaPath }),
      data,
      docPermissions: document.docPermissions,
      docPreferences: await document.getDocPreferences(),
      locale,
      operation: id === undefined && collectionSlug ? 'create' : 'update',
      renderAllFields: true,
      schemaPath,
      skipValidation: true,
    })
    return state
  }
  const restore = async () => {
    const { base, data } = found
    const updatedAt = base?.version ?? form.getData()['updatedAt']
    const [state, baseState] = await Promise.all([
      toFormState({ ...form.getData(), ...withoutServerFields(data), updatedAt }),
      base && toFormState(base.data),
    ])
    // Without a response, the offer remains.
    if (!state || (base && !baseState)) return
    const replaced = isUnsaved || hasRestored.current ? copyForm(scope.document) : null
    // As if the tab had never been closed: what somebody else has changed since is merged at the next save.
    if (base && baseState) {
      const key = documentKey({ id, collectionSlug, globalSlug })
      setVersion(key, base.version)
      reportStored(key, { sent: baseState, returned: baseState })
    }
    form.replaceState(state)
    form.setModified(true)
    hasRestored.current = true
    discard()
    // Of the same version as what replaces it, so that both are compared when it is restored.
    if (replaced) keepCopy(localStorage, found.tab, scope, { ...replaced, base })
  }
  return { at: found.at, older: older.length, restore, discard }
}
