import type { VideoSource } from '@tessera/content'

/** The player of a video host. */
export interface Player {
  /** Name of the host. */
  readonly name: string
  /** URL of the video's page at the host. */
  readonly page: string
  /** URL of the player, in the host's mode with the least tracking. */
  readonly frame: string
}

/** Null for a video file, which the browser itself plays. */
export function playerOf(source: VideoSource): Player | null {
  if (source.kind === 'file') return null
  switch (source.provider) {
    case 'youtube':
      return {
        name: 'YouTube',
        page: `https://www.youtube.com/watch?v=${source.id}`,
        frame: `https://www.youtube-nocookie.com/embed/${source.id}?rel=0&autoplay=1`,
      }
    case 'vimeo': {
      const { id, secret } = source
      return {
        name: 'Vimeo',
        page: `https://vimeo.com/${id}${secret === null ? '' : `/${secret}`}`,
        frame: `https://player.vimeo.com/video/${id}?${secret === null ? '' : `h=${secret}&`}dnt=1&autoplay=1`,
      }
    }
  }
}
