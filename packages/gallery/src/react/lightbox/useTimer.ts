import { useEffect } from 'react'
import { useLatest } from '../hooks/useLatest'

/** Calls `onEnd` once, `ms` after `running` became true. A change of `key` restarts the timer. */
export function useTimer(running: boolean, ms: number, onEnd: () => void, key = '') {
  const latest = useLatest(onEnd)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => latest.current(), ms)
    return () => clearTimeout(timer)
  }, [running, ms, key, latest])
}
