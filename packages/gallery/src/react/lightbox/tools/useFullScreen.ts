import { useEffect, useSyncExternalStore } from 'react'

/** The whole page, since a dialog may not be full screen by itself; it stays on top. */
export function useFullScreen() {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  // Full screen began here, so it ends here.
  useEffect(() => leave, [])
  return {
    full,
    toggle: () => {
      if (document.fullscreenElement) leave()
      // Refused by the page's embedder or the visitor: nothing changes, and the button says so.
      else document.documentElement.requestFullscreen().catch(() => undefined)
    },
  }
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function leave() {
  // It may have ended already, by Escape.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}
