import { useSyncExternalStore } from 'react'
import { WIDE_WINDOW } from '../details/toggle-details'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_WINDOW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is wide enough for details beside the image. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE_WINDOW).matches)
