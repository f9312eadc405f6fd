import { useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { askPreview } from './ask-preview'
import type { GalleryPreview } from './preview'

export interface PreviewState {
  /** Loading as well while the last answer is to an older question. */
  readonly status: 'loading' | 'shown' | 'failed'
  /** The last answer; null until there is one. */
  readonly preview: GalleryPreview | null
}

/** What is asked of each gallery, by a key of its own: JSON, so that the same question is not asked twice. */
export type Questions = Readonly<Record<string, string>>

/** As long as a pause in typing, in ms. */
const PAUSE = 200
const UNKNOWN: Answer = { status: 'loading', preview: null, request: '' }

interface Answer extends PreviewState {
  readonly request: string
}

/**
 * What the server says of galleries, asked again when one changes, and of all when the editor comes back from another
 * window, where what was warned of may have been mended. Until then the last answers stand.
 */
export function usePreviews(api: string, questions: Questions): (key: string) => PreviewState {
  const [states, setStates] = useState<Readonly<Record<string, Answer>>>({})
  const asked = useRef<Record<string, string>>({})
  const text = JSON.stringify(questions)
  const url = `${api}/pages/gallery-preview?locale=${useLocale().code}`

  useEffect(() => {
    const current: Questions = JSON.parse(text)
    const askAll = (isNeeded: (key: string, request: string) => boolean) => {
      for (const [key, request] of Object.entries(current)) {
        if (!isNeeded(key, request)) continue
        asked.current[key] = request
        const tell = (change: (before: PreviewState) => PreviewState) => {
          // Answers to what is no longer asked come too late.
          if (asked.current[key] !== request) return
          setStates((all) => ({ ...all, [key]: { ...change(all[key] ?? UNKNOWN), request } }))
        }
        askPreview(url, request)
          .then((preview) => tell(() => ({ status: 'shown', preview })))
          // Offline, or signed out: Payload itself says which.
          .catch(() => tell(({ preview }) => ({ status: 'failed', preview })))
      }
    }
    const timer = setTimeout(() => askAll((key, request) => asked.current[key] !== request), PAUSE)
    const lookAgain = () => {
      if (document.visibilityState === 'visible') askAll(() => true)
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [url, text])

  return (key) => {
    const { request, status, preview } = states[key] ?? UNKNOWN
    return request === questions[key] ? { status, preview } : { status: 'loading', preview }
  }
}
