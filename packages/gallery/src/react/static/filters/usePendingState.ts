import { useSyncExternalStore } from 'react'
import type { GalleryState } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'

const NEVER_CHANGES = () => () => undefined

/** The state of the URL, a frame ahead of the shown view: a pressed option is marked at once. */
export function usePendingState({ actions, state }: GalleryContext): GalleryState {
  const rendered = () => state
  return useSyncExternalStore(
    actions?.subscribe ?? NEVER_CHANGES,
    actions?.pending ?? rendered,
    rendered,
  )
}
