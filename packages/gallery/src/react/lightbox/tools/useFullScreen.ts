import { useEffect, useSyncExternalStore } from 'react'

/** Full screen for the whole page, because a dialog cannot be full screen by itself. The dialog stays on top. */
export function useFullScreen() {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  // Closing the lightbox leaves full screen.
  useEffect(() => leave, [])
  return {
    active,
    toggle: () => {
      if (document.fullscreenElement) leave()
      // If the browser denies full screen, the button keeps its label.
      else document.documentElement.requestFullscreen().catch(() => undefined)
    },
  }
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function leave() {
  // Rejects if Escape has already ended it.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}
