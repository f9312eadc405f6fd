import { choose, selectedIn, selectedOptions, leaveOut } from './selection'
import type { Gallery, GalleryState, WayOut } from './types'

type Wanted = Pick<GalleryState, 'selection' | 'query'>

/**
 * What each thing asked for, left out, would give; most tiles first, those that give none left out. `count` tells how
 * many tiles match.
 */
export function findWaysOut(
  gallery: Gallery,
  { selection, query }: Wanted,
  count: (wanted: Wanted) => number,
): readonly WayOut[] {
  // Of several in a group each alone gives no more than all of them: nothing.
  const options = selectedOptions(gallery, selection)
    .filter(({ group }) => selectedIn(selection, group.id).length === 1)
    .map(({ group, option }): WayOut => ({
      kind: 'option',
      group: group.id,
      option: option.id,
      count: count({ selection: leaveOut(selection, group.id, option.id), query }),
    }))
  const groups = gallery.groups
    .filter(({ id }) => selectedIn(selection, id).length > 1)
    .map(({ id }): WayOut => ({
      kind: 'group',
      group: id,
      count: count({ selection: choose(selection, id, ''), query }),
    }))
  const searches: readonly WayOut[] =
    query === '' ? [] : [{ kind: 'query', count: count({ selection, query: '' }) }]
  return [...options, ...groups, ...searches]
    .filter((way) => way.count > 0)
    .sort((a, b) => b.count - a.count)
}
