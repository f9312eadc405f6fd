// @ts-check
import { readFileSync } from 'node:fs'
import { findFile } from './find-file.mjs'

/**
 * @typedef {{ language: string, label: string, text: string }} Subtitles text: WebVTT
 * @typedef {(id: string, subtitles: readonly Subtitles[]) => Promise<string | null>} SetSubtitles why the CMS refuses
 *   them; null when it accepts them
 * @typedef {import('../html/video-element.mjs').TrackReference} TrackReference
 */

/**
 * Uploads subtitles one after the other, so that a refused file does not affect the others.
 * @param {{ id: string, name: string, tracks: readonly TrackReference[] }} video
 * @param {{ folder: string, setSubtitles: SetSubtitles }} options
 * @returns {Promise<readonly string[]>} what was omitted, and why
 */
export async function uploadSubtitles({ id, name, tracks }, { folder, setSubtitles }) {
  /** @type {Subtitles[]} */
  const accepted = []
  /** @type {string[]} */
  const omissions = []
  for (const { src, language, label } of tracks) {
    const omit = (/** @type {string} */ reason) =>
      omissions.push(`the subtitles ${src} of the video ${name}: ${reason}`)
    const file = findFile(folder, src)
    if (!file) {
      omit('their file is missing')
      continue
    }
    const text = readFileSync(file, 'utf8')
    const subtitles = { language, label: label || nameOfLanguage(language), text }
    const error = await setSubtitles(id, [...accepted, subtitles])
    if (error === null) accepted.push(subtitles)
    else omit(error)
  }
  return omissions
}

/** The name of a language in itself, or its tag. @param {string} tag */
function nameOfLanguage(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag // Not a tag: the CMS refuses it with a reason.
  }
}
