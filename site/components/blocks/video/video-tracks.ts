import type { Video } from '@tessera/content'
import type { VideoTrack } from '@tessera/gallery/core'

/**
 * The subtitles of a video as `<track>` properties.
 * @param lang language of the page; subtitles in this language are captions for visitors who cannot hear
 */
export const videoTracks = ({ subtitles }: Video, lang: string): readonly VideoTrack[] =>
  subtitles.map(({ language, label, path }) => ({
    kind: primaryTag(language) === primaryTag(lang) ? 'captions' : 'subtitles',
    srcLang: language,
    label,
    src: path,
  }))

const primaryTag = (tag: string) => tag.split('-', 1)[0]
