import { useLivePreviewContext } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { getCovering, setCovering, subscribeToCovering } from './covering'

/** The preview covers the form, as in preview.css. */
const NARROW = '(width <= 1024px)'

interface ShownPreview {
  readonly isShown: boolean
  readonly show: () => void
  readonly hide: () => void
  /** False before the browser runs the page: the server knows no widths. */
  readonly isDecided: boolean
}

/**
 * Whether the preview is seen. Payload opens a document with its preview if the one before had it; where it covers the
 * form, it is seen only after the editor has asked for it.
 */
export function useShownPreview(): ShownPreview {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const isNarrow = useSyncExternalStore(subscribeToWidth, readWidth, () => null)
  const isCovering = useSyncExternalStore(subscribeToCovering, getCovering, () => false)
  return {
    isShown: isLivePreviewing && (isNarrow !== true || isCovering),
    show: () => {
      setCovering(true)
      setIsLivePreviewing(true)
    },
    hide: () => {
      setCovering(false)
      if (isNarrow !== true) setIsLivePreviewing(false)
    },
    isDecided: isNarrow !== null,
  }
}

const readWidth = (): boolean | null => matchMedia(NARROW).matches

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
