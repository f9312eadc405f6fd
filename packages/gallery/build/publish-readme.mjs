// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A link or an image, with its text. Absolute addresses and fragments are not matched. */
const RELATIVE_LINK = /(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g

/** Where the tarball has the guides that its README links to. */
const GUIDES = 'dist/guides'

/**
 * The README of the tarball. Its links lead to files of the tarball, or to the repository. The guides among the linked
 * files are copied to `dist/guides`. Without a repository, links to other files become text.
 *
 * @param {string} readme
 * @param {{ folder: string, repository?: string }} options folder of the package
 */
export function publishedReadme(readme, { folder, repository }) {
  const root = join(folder, '../..')

  /** @param {string} text @param {string} from folder of the original @param {string} to folder of the copy */
  const withLinks = (text, from, to) =>
    text.replace(RELATIVE_LINK, (_, mark, label, path, anchor = '') => {
      const file = join(from, path)
      if (!existsSync(file)) throw new Error(`The README links to "${path}", which does not exist.`)
      const packed = packFile(file)
      if (packed !== null) return `${mark}[${label}](${relative(to, packed)}${anchor})`
      if (repository)
        return `${mark}[${label}](${repository}/blob/main/${relative(root, file)}${anchor})`
      return label
    })

  /** @param {string} file @returns {string | null} its path in the package; null if it is not in the tarball */
  const packFile = (file) => {
    if (file === join(folder, 'LICENSE')) return file
    if (statSync(file).isDirectory()) return null
    const isImage = /\.(svg|jpg|png)$/.test(file)
    const isGuide = dirname(file) === join(root, 'docs') && file.endsWith('.md')
    if (!isImage && !isGuide) return null
    const copy = join(
      folder,
      GUIDES,
      relative(isGuide || file.startsWith(join(root, 'docs')) ? join(root, 'docs') : folder, file),
    )
    if (existsSync(copy)) return copy
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(file, copy)
    if (isGuide)
      writeFileSync(copy, withLinks(readFileSync(file, 'utf8'), dirname(file), dirname(copy)))
    return copy
  }

  return withLinks(readme, folder, folder)
}
