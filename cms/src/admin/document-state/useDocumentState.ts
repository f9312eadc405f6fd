import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useSavedId } from '../useSavedId'
import { readState, type KnownState } from './document-state'

/** How often a form asks what has happened at a set time, ms. */
const INTERVAL_MS = 30_000
/** The same while the sizes of its images are being made. */
const WORKING_INTERVAL_MS = 2_000
/** A save renders the form several times, and the preview, which somebody looks at, is asked for first, ms. */
const AFTER_SAVE_MS = 300

/** The state of the document of the form. Null before it is known, and for a new document. */
export function useDocumentState() {
  const { collectionSlug: collection, lastUpdateTime } = useDocumentInfo()
  const id = useSavedId()
  const { api } = useConfig().config.routes
  const [state, setState] = useState<KnownState | null>(null)
  const openedAt = useRef(lastUpdateTime)
  const isWorking = state?.unreadyImages.some(({ error }) => error === null) ?? false
  useEffect(() => {
    if (id === null || !collection) return
    const abort = new AbortController()
    const load = async () => {
      const answer = await readState(api, { collection, id }, abort.signal)
      // Without a connection, the last answer stays.
      if ('data' in answer) setState(answer.data)
    }
    const first = setTimeout(
      () => void load(),
      lastUpdateTime === openedAt.current ? 0 : AFTER_SAVE_MS,
    )
    const timer = setInterval(() => void load(), isWorking ? WORKING_INTERVAL_MS : INTERVAL_MS)
    return () => {
      abort.abort()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [api, collection, id, lastUpdateTime, isWorking])
  return { state, setState }
}
