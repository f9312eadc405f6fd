// @ts-check

/**
 * @typedef {import('./website.mjs').MenuLink} MenuLink
 * @typedef {import('../report/loss-report.mjs').ReportedLoss} ReportedLoss
 *
 * A link of the menu of another system.
 * @typedef {object} FoundLink
 * @property {number} line
 * @property {string} id
 * @property {string} parent id of the link that contains it; '' at the top
 * @property {string} label
 * @property {MenuLink['target']} target
 */

/** Limits of the CMS. */
const [MAX_LINKS, MAX_SUBLINKS, MAX_LABEL] = [20, 12, 60]

/**
 * A menu with one submenu per link, which has the links at all depths below it.
 * @param {readonly FoundLink[]} found in the order of the menu
 * @returns {{ links: readonly MenuLink[], losses: readonly ReportedLoss[] }} losses: links that do not fit
 */
export function fitMenu(found) {
  /** @type {ReportedLoss[]} */
  const losses = []
  const lose = (/** @type {FoundLink} */ { line, label }, /** @type {string} */ reason) =>
    void losses.push({ line, field: 'menu', value: label, reason })
  /** @type {Map<string, FoundLink[]>} */
  const children = new Map()
  for (const link of found)
    if (!children.get(link.parent)?.push(link)) children.set(link.parent, [link])
  const childrenOf = (/** @type {string} */ id) => children.get(id) ?? []
  const reached = new Set(childrenOf(''))
  /** Each link once, also of a loop. @param {FoundLink} link @returns {FoundLink[]} */
  const below = ({ id }) =>
    childrenOf(id).flatMap((child) => {
      if (reached.has(child)) return []
      reached.add(child)
      return [child, ...below(child)]
    })
  const fit = (/** @type {readonly FoundLink[]} */ links, /** @type {number} */ max) => {
    const usable = links.filter((link) => {
      const isUsable = link.target !== null || childrenOf(link.id).length > 0
      if (!isUsable) lose(link, 'leads to something that is not imported')
      return isUsable
    })
    for (const link of usable.slice(max)) lose(link, `is more than the ${max} links that fit`)
    return usable.slice(0, max)
  }
  const toLink = (/** @type {FoundLink} */ { label, target }) => ({
    ...{ label: label.slice(0, MAX_LABEL), target },
  })
  const links = fit(childrenOf(''), MAX_LINKS).map((link) => {
    const sublinks = fit(below(link), MAX_SUBLINKS)
    for (const heading of sublinks.filter(({ target }) => target === null))
      lose(heading, 'is a heading in a submenu: only the links below it are kept')
    const kept = sublinks.filter(({ target }) => target !== null)
    return { ...toLink(link), links: kept.map((child) => ({ ...toLink(child), links: [] })) }
  })
  for (const link of found)
    if (!reached.has(link)) lose(link, 'is below a link that the menu does not have')
  return { links, losses }
}
