import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/** What was rendered last, for a listener or a clock that outlives renderings. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
