import type { SlideContent, VideoTrack } from '../../core/types'

type Video = Extract<SlideContent, { kind: 'video' }>

/**
 * Reads a link's `data-video`: JSON of `{ "poster"?: URL, "ratio"?: width / height, "tracks"?: VideoTrack[] }`. Omits
 * invalid values.
 */
export function readVideo(json: string): Partial<Pick<Video, 'poster' | 'ratio' | 'tracks'>> {
  const { poster, ratio, tracks } = parse(json)
  return {
    ...(typeof poster === 'string' && { poster }),
    ...(typeof ratio === 'number' && { ratio }),
    ...(Array.isArray(tracks) && { tracks: tracks.filter(isTrack) }),
  }
}

const isTrack = (track: unknown): track is VideoTrack =>
  ['kind', 'srcLang', 'label', 'src'].every(
    (name) => typeof Reflect.get(Object(track), name) === 'string',
  )

function parse(json: string): Readonly<Partial<Record<'poster' | 'ratio' | 'tracks', unknown>>> {
  try {
    return { ...JSON.parse(json) }
  } catch {
    return {} // Absent, or written by something else: the video has no poster, ratio and tracks.
  }
}
