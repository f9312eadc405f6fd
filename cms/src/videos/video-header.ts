import { refuse } from '../media/refusal'
import type { VideoBytes } from './video-bytes'
import { readMp4 } from './mp4'
import { readWebm } from './webm'

export interface VideoHeader {
  readonly type: 'video/mp4' | 'video/webm'
  readonly extension: 'mp4' | 'webm'
  readonly width: number
  readonly height: number
}

/** What all of today's browsers play, by the containers' own names. */
const PLAYED = /^(avc[13]|av01|vp0[89]|V_VP[89]|V_AV1|mp4a|Opus|fLaC|\.mp3|A_VORBIS|A_OPUS)$/

/** Codecs that people meet, as they call them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(hvc1|hev1|dvh1|dvhe)$/, 'HEVC (H.265)'],
  [/^avc-high$/, 'H.264 with more than 8 bits or 4:2:0 of colour'],
  [/^(mp4v|s263|h263)$/, 'MPEG-4 Part 2'],
  [/^ap[c4][a-z]$/, 'ProRes'],
  [/^(ac-3|ec-3|ac-4)$/, 'Dolby Digital'],
  [/^(alac|sowt|twos|lpcm|in24)$/, 'sound that is not compressed for the web'],
  [/^enc[va]$/, 'copy protection'],
]

const HOW = 'Save it as MP4 with H.264 and AAC, or as WebM, and upload that.'

/**
 * Reads what a video is from its own bytes, never from its name.
 * @throws UploadRefused with what to do about it
 */
export async function readVideoHeader(bytes: VideoBytes): Promise<VideoHeader> {
  const start = await bytes.read(0, 12)
  const isWebm = start.length >= 4 && start.readUInt32BE(0) === EBML
  const isMp4 = start.toString('latin1', 4, 8) === 'ftyp'
  if (!isWebm && !isMp4)
    throw refuse(`This file is not a video of a kind that browsers play. ${HOW}`, 415)
  if (isMp4 && start.toString('latin1', 8, 10) === 'qt')
    throw refuse(`This is a QuickTime video, which not every browser plays. ${HOW}`, 415)
  const tracks = isWebm ? await readWebm(bytes) : await readMp4(bytes)
  const unknown = tracks.find(({ codec }) => !PLAYED.test(codec))
  if (unknown) {
    const name = NAMES.find(([pattern]) => pattern.test(unknown.codec))?.[1] ?? unknown.codec
    throw refuse(`This video has ${name} in it, which not every browser plays. ${HOW}`, 415)
  }
  const image = tracks.find(({ kind }) => kind === 'image')
  if (!image) throw refuse(`This file has no moving image in it. ${HOW}`, 415)
  const { width, height } = image
  if (!isSize(width) || !isSize(height))
    throw refuse('This video does not say how large it is. It may be damaged.', 400)
  return isWebm
    ? { type: 'video/webm', extension: 'webm', width, height }
    : { type: 'video/mp4', extension: 'mp4', width, height }
}

const EBML = 0x1a45dfa3

/** Up to 16K; more is a lie or nothing that a browser would show. */
const isSize = (pixels: number) => Number.isInteger(pixels) && pixels >= 16 && pixels <= 16_384
