import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageStates, type InAllLanguages, type LanguageState } from './language-states'

const QUERY = 'locale=all&depth=0&select[title]=true&select[_status]=true'

/** States of the form's document in each language; empty until loaded and for a new document. */
export function useLanguageStates(
  api: string,
  languages: readonly string[],
): readonly LanguageState[] {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [states, setStates] = useState<readonly LanguageState[]>([])
  const codes = languages.join(' ')
  useEffect(() => {
    if (id === undefined || !collectionSlug || codes === '') return
    const abort = new AbortController()
    const read = async (draft: boolean): Promise<InAllLanguages> => {
      const response = await fetch(`${api}/${collectionSlug}/${id}?${QUERY}&draft=${draft}`, {
        credentials: 'same-origin',
        signal: abort.signal,
      })
      if (!response.ok) throw new Error(`${collectionSlug}: ${response.status}`)
      return response.json()
    }
    void Promise.all([read(true), read(false)])
      .then(([draft, published]) =>
        setStates(languageStates(codes.split(' '), { draft, published })),
      )
      .catch(() => {
        // Offline or signed out: the states are unknown, so none are shown.
      })
    return () => abort.abort()
    // `lastUpdateTime`: read again after a save.
  }, [api, id, collectionSlug, lastUpdateTime, codes])
  return states
}
