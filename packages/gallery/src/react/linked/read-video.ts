import type { SlideContent, VideoTrack } from '../../core/types'

type Video = Extract<SlideContent, { kind: 'video' }>

/**
 * What a link's `data-video` tells of the video it leads to: JSON, `{ "poster"?: address, "ratio"?: width / height, "tracks"?:
 * VideoTrack[] }`. Of what is none nothing is told.
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
  typeof track === 'object' &&
  track !== null &&
  ['kind', 'srcLang', 'label', 'src'].every((name) => typeof Reflect.get(track, name) === 'string')

function parse(json: string): Readonly<Partial<Record<'poster' | 'ratio' | 'tracks', unknown>>> {
  try {
    return { ...JSON.parse(json) }
  } catch {
    return {} // The page is older than we are, or somebody else's: the video does without.
  }
}
