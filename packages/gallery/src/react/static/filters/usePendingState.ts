import { useSyncExternalStore } from 'react'
import type { GalleryState } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'

const NEVER_CHANGES = () => () => undefined

/** What is chosen, a frame before the gallery is drawn for it: what uses it shows at once that it was pressed. */
export function useWantedState({ actions, state }: GalleryContext): GalleryState {
  const drawn = () => state
  return useSyncExternalStore(actions?.onPress ?? NEVER_CHANGES, actions?.wanted ?? drawn, drawn)
}
