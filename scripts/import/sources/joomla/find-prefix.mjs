// @ts-check
import { readText } from '../read-text.mjs'

const TABLE =
  /`(\w{0,30}?_)(?:content_frontpage|contentitem_tag_map|menu_types|template_styles|minitek_wall_widgets)`/
/** Characters that are searched. */
const MAX_LENGTH = 64 * 1024 * 1024
/** Characters of the longest name. */
const OVERLAP = 100

/** The prefix of Joomla's tables in a database dump, such as `jos_`; null for another dump. @param {string} path */
export async function findPrefix(path) {
  let [rest, length] = ['', 0]
  for await (const chunk of readText(path)) {
    const found = TABLE.exec(rest + chunk)?.[1]
    if (found) return found
    rest = chunk.slice(-OVERLAP)
    length += chunk.length
    if (length > MAX_LENGTH) return null
  }
  return null
}
