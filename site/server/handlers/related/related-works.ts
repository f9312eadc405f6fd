import { workReferenceOf } from '@tessera/content'
import type { WorkTable } from '../../publications/tables/work-table'
import type { WorkRecord } from '../../publications/work-record'

/** A common author counts as much as this number of common terms. Images have no author: their creator is in their credit. */
const AUTHOR_SCORE = 1

interface Candidate {
  readonly row: number
  readonly key: string
  readonly time: number
  readonly score: number
}

/**
 * Works of the same kind with the most terms, or the author, in common with `work`. Among equals the newer comes first, then
 * the smaller key.
 */
export function relatedWorks(
  works: WorkTable,
  work: WorkRecord,
  max: number,
): readonly WorkRecord[] {
  const own = works.rowOf(workReferenceOf(work))
  const author =
    work.kind === 'article' && work.author && own !== undefined ? works.authorAt(own) : null
  const scores = scoreLists(works, work)
  const fields = works.fields()
  const best: Candidate[] = []
  for (const row of works.rows()) {
    const score =
      (scores[works.termListAt(row)] ?? 0) + (works.authorAt(row) === author ? AUTHOR_SCORE : 0)
    if (score === 0 || row === own || score < (best[max - 1]?.score ?? 0)) continue
    const { kind, key, time } = fields.at(row)
    if (kind === work.kind) insert(best, { row, key, time: time ?? -Infinity, score }, max)
  }
  return best.flatMap(({ row }) => works.at(row) ?? [])
}

/** Number of terms in common by the number of a list of terms, which thousands of works share. */
function scoreLists(works: WorkTable, { terms }: WorkRecord): Uint32Array {
  const own = new Set(terms)
  return new Uint32Array(works.listCount).map(
    (_, list) => works.termList(list).filter((term) => own.has(term)).length,
  )
}

/** Inserts into a short sorted list. Of 100,000 articles nearly all are rejected by the first comparison. */
function insert(best: Candidate[], candidate: Candidate, max: number): void {
  const last = best.at(-1)
  if (best.length === max && last && compare(candidate, last) >= 0) return
  const index = best.findIndex((other) => compare(candidate, other) < 0)
  best.splice(index === -1 ? best.length : index, 0, candidate)
  if (best.length > max) best.pop()
}

const compare = (a: Candidate, b: Candidate) =>
  b.score - a.score || compareTimes(a.time, b.time) || (a.key < b.key ? -1 : 1)

/** The newer first; works without a date, of -Infinity, last. */
const compareTimes = (a: number, b: number) => (a === b ? 0 : b - a)
