import { selectedOptions } from '../../../core/filter/selection'
import type { Relaxation } from '../../../core/types'
import {
  removeOption,
  searchFor,
  selectOption,
  type StateChange,
} from '../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../gallery-context'

/** Shown when nothing matches: what was searched for, and links to broader searches. */
export function NoResults({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const names = selectedNames(context)
  return (
    <div data-no-results>
      <p>
        {labels.noResults(
          [...names.values()].map((options) => labels.anyOf(options)),
          state.query,
        )}
      </p>
      {view.relaxations.length > 0 && (
        <ul>
          {view.relaxations.map((relaxation) => {
            const { name, change } = describe(context, names, relaxation)
            const link = linkTo(context, change, gallery.id)
            return (
              <li key={link.href}>
                <a {...link} rel="nofollow">
                  {labels.relaxation(name, relaxation.count)}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Group id → labels of its selected options. */
function selectedNames({ gallery, state }: GalleryContext): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { group, option } of selectedOptions(gallery, state.selection)) {
    names.set(group.id, [...(names.get(group.id) ?? []), option.label])
  }
  return names
}

/** The name of what a relaxation removes, and the change that removes it. */
function describe(
  { gallery, state, labels }: GalleryContext,
  names: ReadonlyMap<string, readonly string[]>,
  relaxation: Relaxation,
): { readonly name: string; readonly change: StateChange } {
  if (relaxation.kind === 'query')
    return { name: labels.quoted(state.query), change: searchFor(state, '') }
  if (relaxation.kind === 'group') {
    const change = selectOption(state, relaxation.group, '')
    return { name: labels.anyOf(names.get(relaxation.group) ?? []), change }
  }
  const options = gallery.groups.find(({ id }) => id === relaxation.group)?.options
  const name = options?.find(({ id }) => id === relaxation.option)?.label ?? relaxation.option
  return { name, change: removeOption(state, relaxation.group, relaxation.option) }
}
