import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/** The value of the last render, for listeners and timers that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
