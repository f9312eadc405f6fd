import type { Criterion, Gallery, GalleryState, Relaxation } from '../types'
import { removeFromGroup, selectedIn, selectedOptions, selectInGroup } from './selection'

/** What decides which tiles match. */
export type FilterCriteria = Pick<GalleryState, 'selection' | 'query'>

/** Most criteria that are combined. With more, each of the others stays. */
const MAX_CRITERIA = 6

/** Most words of a search text that are left out one by one. */
const MAX_WORDS = 4

/**
 * Broader searches for a state in which nothing matches: without as few criteria as possible. Most tiles first; those
 * that would show nothing are omitted. `find` returns what matches.
 */
export function findRelaxations(
  gallery: Gallery,
  criteria: FilterCriteria,
  find: (criteria: FilterCriteria) => Omit<Relaxation, 'without'>,
): readonly Relaxation[] {
  const all = criteriaOf(gallery, criteria).slice(0, MAX_CRITERIA)
  for (let size = 1; size <= all.length; size++) {
    const relaxations = subsets(all, size)
      .map((without) => ({ without, ...find(without.reduce(leaveOut, criteria)) }))
      .filter(({ count }) => count > 0)
    if (relaxations.length > 0) return relaxations.sort((a, b) => b.count - a.count)
  }
  return []
}

/** The search without one of its criteria. */
export function leaveOut<S extends FilterCriteria>(state: S, criterion: Criterion): S {
  const { selection, query } = state
  if (criterion.kind === 'query') {
    const isKept = (word: string) => !wordsOf(criterion.text).includes(word)
    return { ...state, query: wordsOf(query).filter(isKept).join(' ') }
  }
  return {
    ...state,
    selection:
      criterion.kind === 'group'
        ? selectInGroup(selection, criterion.group, '')
        : removeFromGroup(selection, criterion.group, criterion.option),
  }
}

function criteriaOf(gallery: Gallery, { selection, query }: FilterCriteria): readonly Criterion[] {
  const hasOne = (group: string) => selectedIn(selection, group).length === 1
  const options = selectedOptions(gallery, selection)
    .filter(({ group }) => hasOne(group.id))
    .map(({ group, option }) => ({ kind: 'option', group: group.id, option: option.id }) as const)
  const groups = gallery.groups
    .filter(({ id }) => selectedIn(selection, id).length > 1)
    .map(({ id }) => ({ kind: 'group', group: id }) as const)
  const words = [...new Set(wordsOf(query))]
  const texts = words.length > MAX_WORDS ? [query] : words
  return [...options, ...groups, ...texts.map((text) => ({ kind: 'query', text }) as const)]
}

const wordsOf = (query: string) => query.split(' ').filter(Boolean)

/** All subsets of a size. */
function subsets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return all.flatMap((first, i) =>
    subsets(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
