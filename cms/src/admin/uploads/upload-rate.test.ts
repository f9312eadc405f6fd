import { expect, test } from 'vitest'
import { addSample, describeRate, sentBytes, type RateSample } from './upload-rate'
import type { Upload, UploadStatus } from './upload-queue'

const MB = 1_000_000
const upload = (key: number, megabytes: number, status: UploadStatus): Upload => ({
  ...{ key, name: `view-${key}.jpg`, size: megabytes * MB, mode: 'ask', status },
})
const uploads = [
  upload(1, 10, { kind: 'stored', image: 1, isNew: true }),
  upload(2, 10, { kind: 'sending', share: 0.5 }),
  upload(3, 585, { kind: 'waiting' }),
]
const sample = (...samples: RateSample[]) => samples.reduce<readonly RateSample[]>(addSample, [])

test('counts what has arrived of each file', () => {
  expect(sentBytes(uploads)).toBe(15 * MB)
})

test('says the rate of the last ten seconds, and the time left', () => {
  const samples = sample(
    { at: 0, bytes: 0 },
    { at: 20_000, bytes: 5 * MB },
    { at: 25_000, bytes: 15 * MB },
  )
  expect(describeRate(samples, uploads)).toBe('2.0 MB/s, about 5 minutes left')
  const almost = sample({ at: 0, bytes: 0 }, { at: 5000, bytes: 600 * MB })
  expect(describeRate(almost, uploads)).toBe('120.0 MB/s, less than a minute left')
})

test('says nothing before it knows the rate, and while nothing moves', () => {
  expect(describeRate(sample({ at: 0, bytes: 0 }, { at: 900, bytes: MB }), uploads)).toBeNull()
  expect(describeRate(sample({ at: 0, bytes: 5 }, { at: 9000, bytes: 5 }), uploads)).toBeNull()
})
