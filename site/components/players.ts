import type { VideoSource } from '@tessera/content'

export interface Player {
  /** The host as people call it. */
  readonly name: string
  /** Where the video is at home: what a link leads to. */
  readonly page: string
  /** What stands in a frame once it was asked for; keeps no profile of who watches. */
  readonly frame: string
}

/** Null for a file of our own, which browsers play themselves. */
export function playerOf(source: VideoSource): Player | null {
  if (!('provider' in source)) return null
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
