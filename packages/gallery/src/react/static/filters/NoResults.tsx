import { chooseOption, leaveOutOption, searchFor, type Change } from '../../../core/links'
import { selectedOptions } from '../../../core/selection'
import type { WayOut } from '../../../core/types'
import { linkTo, type GalleryContext } from '../gallery-context'

/** Nothing matches: says what was asked for, and what each choice left out would give. */
export function NoResults({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const asked = chosenNames(context)
  return (
    <div data-no-results>
      <p>
        {labels.noResults(
          [...asked.values()].map((names) => labels.anyOf(names)),
          state.query,
        )}
      </p>
      {view.waysOut.length > 0 && (
        <ul>
          {view.waysOut.map((way) => {
            const { name, change } = leaveOut(context, asked, way)
            const link = linkTo(context, change, gallery.id)
            return (
              <li key={link.href}>
                <a {...link} rel="nofollow">
                  {labels.wayOut(name, way.count)}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Group id → labels of its chosen options. */
function chosenNames({ gallery, state }: GalleryContext): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { group, option } of selectedOptions(gallery, state.selection)) {
    names.set(group.id, [...(names.get(group.id) ?? []), option.label])
  }
  return names
}

function leaveOut(
  { gallery, state, labels }: GalleryContext,
  asked: ReadonlyMap<string, readonly string[]>,
  way: WayOut,
): { readonly name: string; readonly change: Change } {
  if (way.kind === 'query')
    return { name: labels.quoted(state.query), change: searchFor(state, '') }
  if (way.kind === 'group') {
    const change = chooseOption(state, way.group, '')
    return { name: labels.anyOf(asked.get(way.group) ?? []), change }
  }
  const options = gallery.groups.find(({ id }) => id === way.group)?.options
  const name = options?.find(({ id }) => id === way.option)?.label ?? way.option
  return { name, change: leaveOutOption(state, way.group, way.option) }
}
