// @ts-check
import { pathOf } from '../read-site.mjs'

const IMAGE = /<img\b[^<>]*>/gi
const SOURCE = /(\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/i
const LINK = /(<a\b[^<>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi

/**
 * Lets images name their originals beside the export, and links within the old site their paths, from which redirects
 * lead to the new addresses.
 * @param {string} html
 * @param {import('../read-site.mjs').WordPressSite} site
 */
export function replaceAddresses(html, site) {
  return html
    .replace(IMAGE, (tag) =>
      tag.replace(
        SOURCE,
        (_, name, double, single) => `${name}"${findSource(tag, double ?? single ?? '', site)}"`,
      ),
    )
    .replace(
      LINK,
      (_, start, double, single) => `${start}"${localLink(double ?? single ?? '', site)}"`,
    )
}

/** @param {string} tag @param {string} src @param {import('../read-site.mjs').WordPressSite} site */
function findSource(tag, src, { attachments, findUpload }) {
  const id = /\bwp-image-(\d+)/.exec(tag)?.[1]
  return (
    attachments.get(id ?? '')?.src ??
    findUpload(src.replaceAll('&amp;', '&')).replaceAll('"', '%22')
  )
}

/** A link as its path, if it leads to the old site. @param {string} href @param {import('../read-site.mjs').WordPressSite} site */
export function localLink(href, { url, documents }) {
  const address = href.replaceAll('&amp;', '&')
  if (!/^https?:/i.test(address) || !URL.canParse(address) || !URL.canParse(url)) return href
  const target = new URL(address)
  if (target.host.replace(/^www\./, '') !== new URL(url).host.replace(/^www\./, '')) return href
  const id = target.searchParams.get('p') ?? target.searchParams.get('page_id')
  const known = id === null ? undefined : documents.get(id)?.path
  if (known) return known + target.hash
  if (pathOf(address) === null) return target.search ? href : `/${target.hash}`
  return target.pathname + target.search + target.hash
}
