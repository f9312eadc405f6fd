import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { statesOf, type InAllLanguages, type LanguageState } from './states-of'

const TITLES = 'locale=all&depth=0&select[title]=true&select[_status]=true'

/** What the document of this form has in each language; empty until that is known, and for a new one. None are not asked for. */
export function useLanguageStates(
  api: string,
  languages: readonly string[],
): readonly LanguageState[] {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [states, setStates] = useState<readonly LanguageState[]>([])
  const names = languages.join(' ')
  useEffect(() => {
    if (id === undefined || !collectionSlug || names === '') return
    const asked = new AbortController()
    const ask = async (draft: boolean): Promise<InAllLanguages> => {
      const answer = await fetch(`${api}/${collectionSlug}/${id}?${TITLES}&draft=${draft}`, {
        credentials: 'same-origin',
        signal: asked.signal,
      })
      if (!answer.ok) throw new Error(`${collectionSlug}: ${answer.status}`)
      return answer.json()
    }
    void Promise.all([ask(true), ask(false)])
      .then(([newest, live]) => setStates(statesOf(names.split(' '), { newest, live })))
      .catch(() => {
        // Offline or signed out: what there is is not known, so nothing is said of it.
      })
    return () => asked.abort()
    // Asked again when something is saved.
  }, [api, id, collectionSlug, lastUpdateTime, names])
  return states
}
