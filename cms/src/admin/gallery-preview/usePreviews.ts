import { useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchPreview } from './fetch-preview'
import type { GalleryPreview } from './preview'
import { repeatWhileVisible } from './repeat-while-visible'

export interface PreviewState {
  /** Also `loading` while the shown preview belongs to an older request. */
  readonly status: 'loading' | 'shown' | 'failed'
  /** The last preview; null until the first response. */
  readonly preview: GalleryPreview | null
}

/** Key of a gallery → JSON of its request. */
type Requests = Readonly<Record<string, string>>

/** Time without a change before a request is sent, ms: a pause in typing. */
const DEBOUNCE_MS = 200
const INITIAL: Entry = { status: 'loading', preview: null, request: '' }

interface Entry extends PreviewState {
  readonly request: string
}

/** Lets all previews of this tab be fetched again after something that they show was saved. */
export const refreshPreviews = (): boolean => refreshes.dispatchEvent(new Event('refresh'))
const refreshes = new EventTarget()

/**
 * Fetches the previews of galleries. Fetches one again when its request changes and as long as its images wait for their
 * sizes, and all when the tab becomes visible again, because a problem may have been fixed in another tab.
 * @returns the state of a gallery by its key
 */
export function usePreviews(api: string, requests: Requests): (key: string) => PreviewState {
  const [states, setStates] = useState<Readonly<Record<string, Entry>>>({})
  const sent = useRef<Record<string, string>>({})
  const text = JSON.stringify(requests)
  const url = `${api}/pages/gallery-preview?locale=${useLocale().code}`
  const isWaiting = (key: string) => states[key]?.preview?.waitsForSizes ?? false
  const waiting = JSON.stringify(Object.keys(requests).filter(isWaiting))

  const fetchAll = useEffectEvent((isNeeded: (key: string, request: string) => boolean) => {
    for (const [key, request] of Object.entries(requests)) {
      if (!isNeeded(key, request)) continue
      sent.current[key] = request
      const update = (change: (before: PreviewState) => PreviewState) => {
        // The response belongs to an outdated request.
        if (sent.current[key] !== request) return
        setStates((all) => ({ ...all, [key]: { ...change(all[key] ?? INITIAL), request } }))
      }
      fetchPreview(url, request)
        .then((preview) => update(() => ({ status: 'shown', preview })))
        // Offline or signed out: Payload shows a message.
        .catch(() => update(({ preview }) => ({ status: 'failed', preview })))
    }
  })

  useEffect(() => {
    const timer = setTimeout(
      () => fetchAll((key, request) => sent.current[key] !== request),
      DEBOUNCE_MS,
    )
    const refresh = () => {
      if (document.visibilityState === 'visible') fetchAll(() => true)
    }
    document.addEventListener('visibilitychange', refresh)
    refreshes.addEventListener('refresh', refresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refresh)
      refreshes.removeEventListener('refresh', refresh)
    }
  }, [url, text])

  useEffect(() => {
    const keys: readonly string[] = JSON.parse(waiting)
    if (keys.length > 0)
      return repeatWhileVisible(() =>
        // A changed request is sent after the pause in typing.
        fetchAll((key, request) => keys.includes(key) && sent.current[key] === request),
      )
  }, [waiting])

  return (key) => {
    const { request, status, preview } = states[key] ?? INITIAL
    return request === requests[key] ? { status, preview } : { status: 'loading', preview }
  }
}
