import { useEffect, useEffectEvent, useState } from 'react'
import { addSample, describeRate, sentBytes, type RateSample } from './upload-rate'
import type { Upload } from './upload-queue'

const INTERVAL_MS = 1000

/** Rate and time left of the uploads; null while they are unknown. */
export function useUploadRate(uploads: readonly Upload[], isActive: boolean): string | null {
  const [samples, setSamples] = useState<readonly RateSample[]>([])
  const sample = useEffectEvent(() => {
    const now = { at: performance.now(), bytes: sentBytes(uploads) }
    setSamples((before) => addSample(before, now))
  })
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => sample(), INTERVAL_MS)
    return () => {
      clearInterval(timer)
      setSamples([])
    }
  }, [isActive])
  return isActive ? describeRate(samples, uploads) : null
}
