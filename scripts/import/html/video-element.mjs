// @ts-check
import { ratioOf, titleOf } from './embedded-video.mjs'

/**
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 *
 * @typedef {object} TrackReference
 * @property {string} src as in the HTML
 * @property {string} language BCP 47; '' if the HTML has none
 * @property {string} label '' if the HTML has none
 *
 * A `<video>` whose files are not uploaded yet.
 * @typedef {object} VideoReference
 * @property {'video-reference'} type
 * @property {readonly string[]} sources as in the HTML, in its order; never empty
 * @property {string} title '' if the HTML has none
 * @property {string | null} poster
 * @property {readonly TrackReference[]} tracks
 * @property {number} ratio width divided by height
 */

/** Null for a video without sources. @param {HtmlElement} video @returns {VideoReference | null} */
export function toVideoReference(video) {
  const childrenNamed = (/** @type {string} */ name) =>
    video.children
      .filter((child) => typeof child !== 'string')
      .filter((child) => child.name === name)
  const sources = [video, ...childrenNamed('source')]
    .map((element) => attribute(element, 'src'))
    .filter((src) => src !== '')
  if (sources.length === 0) return null
  return {
    type: 'video-reference',
    sources,
    title: titleOf(video),
    poster: attribute(video, 'poster') || null,
    tracks: childrenNamed('track').filter(isSubtitles).map(toTrackReference),
    ratio: ratioOf(video),
  }
}

/** Tracks of chapters, descriptions and metadata are not shown as text. @param {HtmlElement} track */
const isSubtitles = (track) =>
  attribute(track, 'src') !== '' && /^(subtitles|captions)?$/i.test(attribute(track, 'kind'))

/** @param {HtmlElement} track @returns {TrackReference} */
const toTrackReference = (track) => ({
  src: attribute(track, 'src'),
  language: attribute(track, 'srclang'),
  label: attribute(track, 'label'),
})

/** @param {HtmlElement} element @param {string} name */
const attribute = ({ attributes }, name) => attributes.get(name)?.trim() ?? ''
