// @ts-check
import { findFile } from '../../upload/find-file.mjs'

/**
 * Finds the files of a media library beside an export: as `wp-content/uploads/2024/05/tide.jpg`, `uploads/2024/05/…` or
 * `2024/05/…`, the original rather than a smaller copy of it (`tide-300x200.jpg`).
 * @param {string} folder
 * @returns {(url: string) => string} the path of the file as a URL, or the URL itself when there is no file
 */
export function createImageFinder(folder) {
  return (url) => {
    if (!URL.canParse(url, 'https://folder/')) return url
    const { pathname } = new URL(url, 'https://folder/')
    const name = pathname.replace(/^.*\/(?:uploads|files)\//, '/')
    const original = name.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1')
    const paths = [original, name].flatMap((path) =>
      ['/wp-content/uploads', '/uploads', ''].map((root) => `${root}${path}`),
    )
    return [...paths, pathname].find((path) => findFile(folder, path) !== null) ?? url
  }
}
