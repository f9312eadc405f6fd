import type { Upload } from './upload-queue'

/** Bytes that were sent until a time. */
export interface RateSample {
  /** ms */
  readonly at: number
  readonly bytes: number
}

/** The rate is that of the last seconds, ms. */
const WINDOW_MS = 10_000
/** Before, the rate says little. */
const MIN_DURATION_MS = 2_000

const isDone = ({ status: { kind } }: Upload) => kind !== 'waiting' && kind !== 'sending'

export const sentBytes = (uploads: readonly Upload[]): number =>
  uploads.reduce((sum, upload) => {
    const share = upload.status.kind === 'sending' ? upload.status.share : 0
    return sum + upload.size * (isDone(upload) ? 1 : share)
  }, 0)

export const addSample = (
  samples: readonly RateSample[],
  sample: RateSample,
): readonly RateSample[] => [
  ...samples.filter(({ at }) => at >= sample.at - WINDOW_MS && at < sample.at),
  sample,
]

/** `4.2 MB/s, about 3 minutes left`; null while it is unknown. */
export function describeRate(
  samples: readonly RateSample[],
  uploads: readonly Upload[],
): string | null {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < MIN_DURATION_MS) return null
  const bytesPerMs = (last.bytes - first.bytes) / (last.at - first.at)
  if (bytesPerMs <= 0) return null
  const total = uploads.reduce((sum, { size }) => sum + size, 0)
  const left = Math.max(0, total - last.bytes) / bytesPerMs
  return `${(bytesPerMs / 1000).toFixed(1)} MB/s, ${describeDuration(left / 1000)} left`
}

/** @param seconds at least 0 */
function describeDuration(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}
