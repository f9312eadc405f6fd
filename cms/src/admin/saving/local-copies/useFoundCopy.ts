import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'
import { setVersion } from '../conflicts/watch-saves'
import { documentKey } from '../document-key'
import { isSameValue } from '../merge/is-same-value'
import { reportStored } from '../stored-events'
import { SERVER_FIELDS } from '../unsaved-changes'
import { findCopies, type FoundCopy } from './local-copies'
import { THIS_TAB, withoutOpenTabs } from './tabs'
import { useCopyScope } from './useLocalCopy'

interface FoundChanges {
  /** When the last change was made, ms since 1970. */
  readonly at: number
  restore(): Promise<void>
  discard(): void
}

/** Unsaved changes of this form from a tab that was closed or has crashed. */
export function useFoundCopy(): FoundChanges | null {
  const { id, collectionSlug, globalSlug, ...document } = useDocumentInfo()
  const form = useForm()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()
  const scope = useCopyScope()
  const [found, setFound] = useState<FoundCopy | null>(null)

  const search = useEffectEvent(async (): Promise<FoundCopy | null> => {
    if (!scope) return null
    const copies = await withoutOpenTabs(findCopies(localStorage, THIS_TAB, scope))
    const [latest, ...older] = copies
    for (const { key } of older) localStorage.removeItem(key)
    if (!latest) return null
    const stored = withoutServerFields(form.getData())
    if (!isSameValue(withoutServerFields(latest.data), stored)) return latest
    localStorage.removeItem(latest.key)
    return null
  })
  useEffect(() => void search().then(setFound), [])

  if (!found) return null
  const discard = () => {
    localStorage.removeItem(found.key)
    setFound(null)
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
    // As if the tab had never been closed: what somebody else has changed since is merged at the next save.
    if (base && baseState) {
      const key = documentKey({ id, collectionSlug, globalSlug })
      setVersion(key, base.version)
      reportStored(key, { sent: baseState, returned: baseState })
    }
    form.replaceState(state)
    form.setModified(true)
    discard()
  }
  return { at: found.at, restore, discard }
}

const withoutServerFields = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.has(name)))
