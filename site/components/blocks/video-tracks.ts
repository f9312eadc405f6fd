import type { Video } from '@tessera/content'
import type { VideoTrack } from '@tessera/gallery/core'

/**
 * A video's subtitles as players take them.
 * @param lang of the page: those in it are for who cannot hear
 */
export const videoTracks = ({ subtitles }: Video, lang: string): readonly VideoTrack[] =>
  subtitles.map(({ language, label, path }) => ({
    kind: baseOf(language) === baseOf(lang) ? 'captions' : 'subtitles',
    srcLang: language,
    label,
    src: path,
  }))

const baseOf = (tag: string) => tag.split('-', 1)[0]
