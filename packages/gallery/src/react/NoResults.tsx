import { leaveOutOption } from '../core/links'
import { chosenOptions } from '../core/selection'
import { linkTo, type GalleryContext } from './context'

/** Nothing matches: says what was asked for, and what each choice left out would give. */
export function NoResults({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const chosen = chosenOptions(gallery, state.selection)
  const nameOf = (group: string, option: string) =>
    chosen.find((one) => one.group.id === group && one.option.id === option)?.option.label ?? option
  return (
    <div data-no-results>
      <p>{labels.noResults(chosen.map(({ option }) => option.label))}</p>
      {view.waysOut.length > 0 && (
        <ul>
          {view.waysOut
            .flatMap((way) => (way.kind === 'option' ? [way] : []))
            .map(({ group, option, count }) => (
              <li key={`${group} ${option}`}>
                <a
                  {...linkTo(context, leaveOutOption(state, group, option), gallery.id)}
                  rel="nofollow"
                >
                  {labels.wayOut(nameOf(group, option), count)}
                </a>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
