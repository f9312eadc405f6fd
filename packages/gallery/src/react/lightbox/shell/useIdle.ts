import { useEffect, useState } from 'react'
import { CONTROLS_IDLE_MS } from '../../../core/lightbox/constants'

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether there was no pointer, key or focus event for `CONTROLS_IDLE_MS`. False while not `watching`. */
export function useIdle(watching: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!watching) return
    let timer = setTimeout(() => setIdle(true), CONTROLS_IDLE_MS)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), CONTROLS_IDLE_MS)
      setIdle(false)
    }
    for (const type of ACTIVITY) document.addEventListener(type, restart)
    return () => {
      clearTimeout(timer)
      for (const type of ACTIVITY) document.removeEventListener(type, restart)
    }
  }, [watching])
  return idle
}
