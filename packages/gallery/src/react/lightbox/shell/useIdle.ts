import { useEffect, useState } from 'react'
import { LIGHTBOX_IDLE } from '../../../core/lightbox-constants'

/** Whether neither pointer nor key was used for a while: then the controls step back. */
export function useIdle(watching: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!watching) return
    let timer = setTimeout(() => setIdle(true), LIGHTBOX_IDLE)
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), LIGHTBOX_IDLE)
      setIdle(false)
    }
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, wake)
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, wake)
    }
  }, [watching])
  return idle
}
