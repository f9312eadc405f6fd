import type { VideoType } from '@tessera/content'
import { uploadError } from '../../images/upload/upload-error'
import type { VideoBytes } from './video-bytes'
import { readMp4 } from './mp4'
import { readWebm } from './webm'

export interface VideoHeader {
  readonly type: VideoType
  /** px, as displayed. */
  readonly width: number
  readonly height: number
}

/** Codec ids that all current browsers play. */
const SUPPORTED_CODECS =
  /^(avc[13]|av01|vp0[89]|V_VP[89]|V_AV1|mp4a|Opus|fLaC|\.mp3|A_VORBIS|A_OPUS)$/

/** Names of common unsupported codecs. */
const CODEC_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(hvc1|hev1|dvh1|dvhe)$/, 'HEVC (H.265)'],
  [/^avc-high$/, 'H.264 with more than 8 bits or 4:2:0 of colour'],
  [/^(mp4v|s263|h263)$/, 'MPEG-4 Part 2'],
  [/^ap[c4][a-z]$/, 'ProRes'],
  [/^(ac-3|ec-3|ac-4)$/, 'Dolby Digital'],
  [/^(alac|sowt|twos|lpcm|in24)$/, 'uncompressed audio'],
  [/^enc[va]$/, 'copy protection'],
]

const ADVICE = 'Save it as MP4 with H.264 and AAC, or as WebM, and upload that.'

/**
 * Reads type and dimensions of a video from its content; the file name is ignored.
 * @throws UploadError if browsers cannot play the video
 */
export async function readVideoHeader(bytes: VideoBytes): Promise<VideoHeader> {
  const start = await bytes.read(0, 12)
  const isWebm = start.length >= 4 && start.readUInt32BE(0) === EBML
  const isMp4 = start.toString('latin1', 4, 8) === 'ftyp'
  if (!isWebm && !isMp4)
    throw uploadError(`This file is not a video that browsers can play. ${ADVICE}`, 415)
  if (isMp4 && start.toString('latin1', 8, 10) === 'qt')
    throw uploadError(`This is a QuickTime video, which some browsers cannot play. ${ADVICE}`, 415)
  const tracks = isWebm ? await readWebm(bytes) : await readMp4(bytes)
  const unsupported = tracks.find(({ codec }) => !SUPPORTED_CODECS.test(codec))
  if (unsupported) {
    const name =
      CODEC_NAMES.find(([pattern]) => pattern.test(unsupported.codec))?.[1] ?? unsupported.codec
    throw uploadError(
      `This video contains ${name}, which some browsers cannot play. ${ADVICE}`,
      415,
    )
  }
  const videoTrack = tracks.find(({ kind }) => kind === 'video')
  if (!videoTrack) throw uploadError(`This file has no video track. ${ADVICE}`, 415)
  const { width, height } = videoTrack
  if (!isDimension(width) || !isDimension(height))
    throw uploadError('This video has no valid dimensions. It may be damaged.', 400)
  return { type: isWebm ? 'video/webm' : 'video/mp4', width, height }
}

/** First four bytes of a WebM or Matroska file. */
const EBML = 0x1a45dfa3

/** From 16 px to 16K. */
const isDimension = (pixels: number) => Number.isInteger(pixels) && pixels >= 16 && pixels <= 16_384
