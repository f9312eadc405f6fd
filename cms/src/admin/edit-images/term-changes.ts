import type { EditPlan } from '../../media-library/edit/edit-plan'

/** What happens to a term on all images; absent terms stay as they are. */
export type TermChanges = ReadonlyMap<number, 'add' | 'remove'>

/** Whether all, some or none of the images have a term. A term that only a keyword assigned can still be added. */
export type Share = 'all' | 'some' | 'none'

export function shareOf({ terms }: Pick<EditPlan, 'terms'>, total: number, term: number): Share {
  const { images, unconfirmed } = terms[term] ?? { images: 0, unconfirmed: 0 }
  if (images === 0) return 'none'
  return images === total && unconfirmed === 0 ? 'all' : 'some'
}

/** After a click on the term: what some images have is added, then removed, then left as it is. */
export function toggleTerm(changes: TermChanges, term: number, share: Share): TermChanges {
  const change = changes.get(term)
  const toggled = new Map(changes)
  if (!change) toggled.set(term, share === 'all' ? 'remove' : 'add')
  else if (change === 'add' && share === 'some') toggled.set(term, 'remove')
  else toggled.delete(term)
  return toggled
}

export const changedTerms = (changes: TermChanges, change: 'add' | 'remove'): number[] =>
  [...changes].flatMap(([term, each]) => (each === change ? [term] : []))
