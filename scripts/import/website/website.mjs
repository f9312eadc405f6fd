// @ts-check
import { openJoomla } from '../sources/joomla/open-joomla.mjs'
import { openWordPress } from '../sources/wordpress/open-wordpress.mjs'

/**
 * What the export of another system contains.
 * @typedef {object} Website
 * @property {() => AsyncGenerator<import('../sources/read-rows.mjs').Row>} rows its articles (post.mjs)
 * @property {import('../mapping/mapping-schema.mjs').Mapping} mapping of its articles
 * @property {() => AsyncGenerator<WebsitePage | import('../sources/read-rows.mjs').InvalidRow>} pages
 * @property {() => AsyncGenerator<OldAddress>} addresses of its articles
 * @property {readonly MenuLink[]} menu
 * @property {readonly { line: number, reference: ImageReference }[]} images all of its media library
 * @property {readonly import('../report/loss-report.mjs').ReportedLoss[]} losses what is none of these
 *
 * @typedef {import('../html/find-media.mjs').ImageReference} ImageReference
 *
 * @typedef {object} WebsitePage
 * @property {number} line
 * @property {string} key
 * @property {string} title
 * @property {string} slug
 * @property {string | null} path at which the old site showed it
 * @property {'published' | 'draft'} status
 * @property {string} description
 * @property {readonly Segment[]} segments
 * @property {readonly string[]} omissions
 *
 * A part of a page: HTML, or a gallery.
 * @typedef {string | ImageGallery | ArticleGallery} Segment
 * @typedef {{ layout: import('@tessera/gallery/core').Layout, images: readonly ImageReference[] }} ImageGallery
 *
 * A gallery of articles, with terms and groups by their slugs.
 * @typedef {object} ArticleGallery
 * @property {'articles'} kind
 * @property {string} layout
 * @property {string} pattern
 * @property {Readonly<Partial<Record<'columns' | 'rowHeight' | 'gap', number>>>} sizes in place of the theme's
 * @property {readonly { group: string, slug: string }[]} terms articles with any of them; all articles if empty
 * @property {readonly { group: string, slug: string }[]} excludedTerms articles with any of them are left out
 * @property {readonly { slug: string, form: string, multiple: boolean }[]} groups
 * @property {import('../mapping/mapping-schema.mjs').MappedGallery['order']} order
 * @property {readonly string[]} sorts
 * @property {boolean} search
 * @property {{ kind: string, size: number }} paging
 * @property {string} hoverBox
 * @property {Readonly<Record<string, string>>} textPosition
 * @property {{ captions?: boolean } | false} lightbox
 *
 * from: path of the old site; key: of the article
 * @typedef {{ line: number, key: string, from: string }} OldAddress
 *
 * target: null for a heading of the links below it
 * @typedef {{ label: string, target: MenuTarget | null, links: readonly MenuLink[] }} MenuLink
 * @typedef {{ kind: 'article' | 'page', key: string } | { kind: 'url', url: string } | { kind: 'term', group: string, slug: string }} MenuTarget
 */

/**
 * @param {string} file
 * @param {import('../sources/detect-source.mjs').SourceKind} kind
 * @returns {Promise<Website | null>} null for a source that has only articles
 */
export async function openWebsite(file, kind) {
  if (kind === 'wordpress') return openWordPress(file)
  return kind === 'joomla' ? openJoomla(file) : null
}
