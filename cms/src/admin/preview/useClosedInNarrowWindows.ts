import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { wasAskedFor } from './opened-on-purpose'

/** The preview covers the form, as in preview.css. */
const NARROW = '(width <= 1024px)'

/**
 * Payload opens a document with its preview if the one before had it. Where the preview covers the form, it starts closed,
 * unless the editor has asked for it.
 * @returns whether this is decided; it is not before the browser runs the page
 */
export function useClosedInNarrowWindows(): boolean {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const decide = useEffectEvent(() => {
    const wasAsked = wasAskedFor()
    if (isLivePreviewing && !wasAsked && matchMedia(NARROW).matches) setIsLivePreviewing(false)
  })
  // Before the browser paints.
  useLayoutEffect(() => decide(), [])
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

const subscribe = () => () => {}
