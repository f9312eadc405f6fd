// @ts-check
import { COLLECTION_GROUP } from './mapping/to-article.mjs'
import { fieldsInText } from './mapping/values/template.mjs'
import { readArticles } from './read-articles.mjs'
import { createLossReport } from './report/loss-report.mjs'

/**
 * @typedef {import('./mapping/mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./mapping/mapping-schema.mjs').TermRule} TermRule
 * @typedef {import('./report/loss-report.mjs').LossGroup} LossGroup
 * @typedef {import('./report/loss-report.mjs').ReportedLoss} ReportedLoss
 * @typedef {import('./html/find-media.mjs').ImageReference} ImageReference
 * @typedef {{ line: number, title?: string, reference: ImageReference }} FoundFile an image that an article or a media library names
 * @typedef {{ slug: string, label: string }} Term
 * @typedef {{ group: { slug: string, label: string }, terms: readonly Term[] }} GroupTerms
 */

/** The part of a report that lists whole rows. */
export const WHOLE_ROW = 'whole rows'

/**
 * Reads the whole file before anything is sent: counts its lines, collects its terms and finds what is not imported.
 * @param {string} file
 * @param {Mapping} mapping
 * @param {(file: FoundFile) => ReportedLoss | null} [checkFile] is asked for each file that an article names; what it
 *   returns is reported
 * @returns {Promise<{ articles: number, rejected: number, groups: readonly GroupTerms[], losses: readonly LossGroup[] }>}
 */
export async function scanFile(file, mapping, checkFile) {
  let [articles, rejected] = [0, 0]
  const report = createLossReport()
  /** Terms by slug, by slug of their group. @type {Map<string, Map<string, Term>>} */
  const found = new Map()
  /** @param {import('./report/rejected-lines.mjs').RejectedLine} row */
  const onReject = ({ line, reason, original }) => {
    rejected += 1
    const value = typeof original === 'string' ? original : JSON.stringify(original)
    report.add({ line, field: WHOLE_ROW, value, reason: toClause(reason) })
  }
  for await (const { line, article, losses, omissions } of readArticles({
    file,
    mapping,
    onReject,
  })) {
    articles += 1
    for (const loss of losses) report.add({ line, ...loss })
    for (const part of omissions) report.add(toReportedPart(mapping, { line, article, part }))
    if (checkFile)
      for (const reference of filesOf(article)) {
        const loss = checkFile({ line, title: article.title, reference })
        if (loss) report.add(loss)
      }
    for (const { group, slug, label } of article.terms ?? []) {
      const terms = found.get(group.slug) ?? new Map()
      found.set(group.slug, terms.set(slug, { slug, label }))
    }
  }
  const rules = [...mapping.terms, { group: COLLECTION_GROUP }]
  const groups = rules.map((rule) => ({
    group: rule.group,
    terms: sortTerms(rule, [...(found.get(rule.group.slug)?.values() ?? [])]),
  }))
  return { articles, rejected, groups, losses: report.groups }
}

/** The images of an article and of its text. @param {import('./mapping/to-article.mjs').ImportedArticle} article */
const filesOf = ({ images = [], body = [] }) => [
  ...images,
  ...body.flatMap((block) =>
    typeof block === 'object' && block.type === 'image-reference' ? block : [],
  ),
]

/**
 * @param {Mapping} mapping
 * @param {{ line: number, article: { title: string }, part: string }} options part: of the article's text
 * @returns {import('./report/loss-report.mjs').ReportedLoss}
 */
export const toReportedPart = ({ html }, { line, article: { title }, part }) => ({
  ...{ line, title, value: part },
  field: fieldsInText(html ?? '').join(', ') || 'text',
  reason: 'is not imported',
})

/** Numbers of lines and keys would make a group of each row. @param {string} reason such as `It has no title.` */
export const toClause = (reason) =>
  reason
    .replace(/^It /, '')
    .replace(/ as line \d+(: ".*")?\.$/, ' as an earlier line')
    .replace(/^(is not JSON|has \d+ cells).*$/s, (text, start) =>
      start === 'is not JSON' ? start : text,
    )
    .replace(/\.$/, '')

/**
 * Sorts terms as the mapping lists them, the others after them by number and alphabet, `otherwise` last. Editors may
 * reorder them later.
 * @param {Pick<TermRule, 'labels' | 'ranges' | 'otherwise'>} rule
 * @param {readonly Term[]} terms
 * @returns {readonly Term[]}
 */
export function sortTerms({ labels, ranges, otherwise }, terms) {
  const rangeLabels = Array.isArray(ranges) ? ranges.map((range) => range.label) : []
  const listed = [
    ...rangeLabels.map((label) => labels?.[label] ?? label),
    ...Object.values(labels ?? {}),
  ]
  const rank = (/** @type {Term} */ { label }) => {
    if (label === otherwise) return listed.length + 1
    const index = listed.indexOf(label)
    return index < 0 ? listed.length : index
  }
  return terms.toSorted(
    (a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en', { numeric: true }),
  )
}
