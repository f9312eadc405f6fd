import { useConfig, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { findWorks, type FoundWork, type PickedKind } from './find-works'

interface State {
  readonly status: 'loading' | 'shown' | 'failed'
  readonly works: readonly FoundWork[]
  readonly hasMore: boolean
}

/** Pause in typing before a search, ms. */
const DEBOUNCE_MS = 200

/** The works that match a search, page by page. */
export function useFoundWorks(kind: PickedKind, query: string) {
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const key = `${kind} ${query}`
  const [page, setPage] = useState({ key, number: 1 })
  const [state, setState] = useState<State>({ status: 'loading', works: [], hasMore: false })
  const number = page.key === key ? page.number : 1
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      try {
        const found = await findWorks(routes.api, { kind, query, page: number, locale })
        if (isOutdated) return
        setState((before) => ({
          status: 'shown',
          works: number === 1 ? found.works : [...before.works, ...found.works],
          hasMore: found.hasMore,
        }))
      } catch {
        // Offline or signed out: Payload shows a message.
        if (!isOutdated) setState((before) => ({ ...before, status: 'failed' }))
      }
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [routes.api, kind, query, number, locale])
  return { ...state, showMore: () => setPage({ key, number: number + 1 }) }
}
