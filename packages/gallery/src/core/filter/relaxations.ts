import type { Gallery, GalleryState, Relaxation } from '../types'
import { removeFromGroup, selectedIn, selectedOptions, selectInGroup } from './selection'

/** What decides which tiles match. */
export type FilterCriteria = Pick<GalleryState, 'selection' | 'query'>

/**
 * Broader searches for a state in which nothing matches. Most tiles first; those that would show nothing are omitted.
 * `count` returns the number of tiles that match.
 */
export function findRelaxations(
  gallery: Gallery,
  { selection, query }: FilterCriteria,
  count: (criteria: FilterCriteria) => number,
): readonly Relaxation[] {
  // Where a group has several selected options, none of them matches alone: only removing all can help.
  const options = selectedOptions(gallery, selection)
    .filter(({ group }) => selectedIn(selection, group.id).length === 1)
    .map(({ group, option }): Relaxation => ({
      kind: 'option',
      group: group.id,
      option: option.id,
      count: count({ selection: removeFromGroup(selection, group.id, option.id), query }),
    }))
  const groups = gallery.groups
    .filter(({ id }) => selectedIn(selection, id).length > 1)
    .map(({ id }): Relaxation => ({
      kind: 'group',
      group: id,
      count: count({ selection: selectInGroup(selection, id, ''), query }),
    }))
  const searches: readonly Relaxation[] =
    query === '' ? [] : [{ kind: 'query', count: count({ selection, query: '' }) }]
  return [...options, ...groups, ...searches]
    .filter((relaxation) => relaxation.count > 0)
    .sort((a, b) => b.count - a.count)
}
