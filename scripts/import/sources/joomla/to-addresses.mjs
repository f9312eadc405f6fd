// @ts-check

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-sql.mjs').SqlValues} SqlValues
 */

/** Of categories; deeper ones are a loop. */
const MAX_DEPTH = 20

/**
 * The addresses at which Joomla shows articles: those of Joomla 3 contain ids (`/blog/12-tide`), later ones need not
 * (`/blog/tide`).
 * @param {JoomlaSite} site
 * @returns {(id: string) => readonly string[]} paths of an article
 */
export function createAddressFinder(site) {
  const published = site.menuItems
    .map(({ values }) => values)
    .filter(({ published }) => published === '1')
  /** Paths by what they show: `article 7`. @type {Map<string, string>} */
  const menuPaths = new Map()
  for (const { link = '', path = '', home } of published) {
    const target = contentOf(link)
    const key = target && `${target.view} ${target.id}`
    if (key && !menuPaths.has(key)) menuPaths.set(key, home === '1' ? '' : `/${path}`)
  }
  return (id) => {
    const article = site.articles.get(id)
    if (!article?.alias) return []
    const { alias, category } = article
    const names = [alias, `${id}-${alias}`]
    const direct = menuPaths.get(`article ${id}`)
    const shown = direct ? [direct] : []
    const branch = branchOf(category, site)
    const start = branch.findIndex((one) => menuPaths.has(`category ${one['id']}`))
    const base = menuPaths.get(`category ${branch[start]?.['id']}`) ?? ''
    const between = branch.slice(0, start < 0 ? branch.length : start).toReversed()
    const folders = [
      between.map(({ alias = '' }) => `/${alias}`),
      between.map(({ id = '', alias = '' }) => `/${id}-${alias}`),
    ].map((parts) => base + parts.join(''))
    const below = names.flatMap((name, index) => `${folders[index]}/${name}`)
    const without = start < 0 ? [`/component/content/article/${id}-${alias}`] : []
    return [...new Set([...shown, ...below, ...without])]
  }
}

/** What a link of the menu shows. @param {string} link @returns {{ view: string, id: string } | null} */
export function contentOf(link) {
  const query = new URLSearchParams(link.split('?')[1] ?? '')
  const view = query.get('view')
  if (query.get('option') !== 'com_content' || !view) return null
  return { view, id: /^\d+/.exec(query.get('id') ?? '')?.[0] ?? '' }
}

/** A category and those that contain it. @param {string} id @param {JoomlaSite} site @returns {readonly SqlValues[]} */
export function branchOf(id, { categories }) {
  const branch = []
  for (let next = categories.get(id); next && branch.length < MAX_DEPTH;) {
    branch.push(next)
    next = categories.get(next['parent_id'] ?? '')
  }
  return branch
}
