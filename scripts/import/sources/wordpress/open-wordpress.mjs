// @ts-check
import { toReference } from './content/to-gallery.mjs'
import { readWordPressAddresses, readWordPressPages, readWordPressRows } from './read-items.mjs'
import { readSite } from './read-site.mjs'
import { toMapping } from './to-mapping.mjs'
import { toMenu } from './to-menu.mjs'

/** What a WordPress export contains. @param {string} path @returns {Promise<import('../../website/website.mjs').Website>} */
export async function openWordPress(path) {
  const site = await readSite(path)
  const { links, losses } = toMenu(site)
  const files = [...site.attachments.values()]
  const images = files.filter(({ isImage }) => isImage)
  const others = files.filter(({ isImage }) => !isImage)
  return {
    mapping: toMapping(path, site),
    rows: () => readWordPressRows(path),
    pages: () => readWordPressPages(path),
    addresses: () => readWordPressAddresses(path),
    menu: links,
    images: images.map((image) => ({ line: image.line, reference: toReference(image) })),
    losses: [
      ...losses,
      ...others.map(({ line, url }) => ({
        ...{ line, field: 'files', value: url },
        reason: 'is not an image that can be imported',
      })),
    ],
  }
}
