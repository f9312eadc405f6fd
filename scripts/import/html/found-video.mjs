// @ts-check
import { ratioOf, titleOf } from './video-of.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 *
 * @typedef {object} FoundTrack
 * @property {string} src as the HTML has it
 * @property {string} language BCP 47; '' where it does not say
 * @property {string} label '' where it has none
 *
 * @typedef {object} FoundVideo
 * @property {'found-video'} type
 * @property {readonly string[]} sources as the HTML has them, the first one first; never empty
 * @property {string} title '' where it has none
 * @property {string | null} poster
 * @property {readonly FoundTrack[]} tracks
 * @property {number} ratio
 */

/** A `<video>` whose file is still to be found; null for one that names none. @param {HtmlElement} video @returns {FoundVideo | null} */
export function foundVideo(video) {
  const own = (/** @type {string} */ name) => attribute(video, name)
  const below = (/** @type {string} */ name) =>
    video.children
      .filter((child) => typeof child !== 'string')
      .filter((child) => child.name === name)
  const sources = [own('src'), ...below('source').map((source) => attribute(source, 'src'))]
  const named = sources.filter((src) => src !== '')
  if (named.length === 0) return null
  return {
    type: 'found-video',
    sources: named,
    title: titleOf(video),
    poster: own('poster') || null,
    tracks: below('track').filter(isSubtitles).map(toTrack),
    ratio: ratioOf(video),
  }
}

/** Chapters and descriptions are no words that a player shows. @param {HtmlElement} track */
const isSubtitles = (track) =>
  attribute(track, 'src') !== '' && /^(subtitles|captions)?$/i.test(attribute(track, 'kind'))

/** @param {HtmlElement} track @returns {FoundTrack} */
const toTrack = (track) => ({
  src: attribute(track, 'src'),
  language: attribute(track, 'srclang'),
  label: attribute(track, 'label'),
})

/** @param {HtmlElement} element @param {string} name */
const attribute = ({ attributes }, name) => attributes.get(name)?.trim() ?? ''
