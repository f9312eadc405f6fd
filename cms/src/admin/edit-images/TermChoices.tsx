import type { EditPlan } from '../../media-library/edit/edit-plan'
import { shareOf, toggleTerm, type TermChanges } from './term-changes'

interface Props {
  readonly plan: EditPlan
  /** Number of images. */
  readonly total: number
  readonly changes: TermChanges
  onChange(changes: TermChanges): void
}

/** All terms by filter group: checked if all images have or get one, mixed if only some have it. */
export function TermChoices({ plan, total, changes, onChange }: Props) {
  return plan.groups.map((group) => (
    <fieldset key={group.id} className="tessera-edit-images__terms">
      <legend>{group.label}</legend>
      {group.terms.map(({ id, label }) => {
        const share = shareOf(plan, total, id)
        const change = changes.get(id)
        return (
          <label key={id} data-changed={change !== undefined || undefined}>
            <input
              type="checkbox"
              checked={change === 'add' || (!change && share === 'all')}
              ref={(input) => {
                if (input) input.indeterminate = !change && share === 'some'
              }}
              onChange={() => onChange(toggleTerm(changes, id, share))}
            />
            <span>
              {label} <small>{describeTerm(plan, total, id, change)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  ))
}

function describeTerm(
  { terms }: EditPlan,
  total: number,
  term: number,
  change: 'add' | 'remove' | undefined,
): string {
  if (change) return change === 'add' ? 'is added' : 'is removed'
  const { images = 0, unconfirmed = 0 } = terms[term] ?? {}
  if (unconfirmed > 0) return `${images} of ${total}, ${unconfirmed} by keywords only`
  return images > 0 && images < total ? `${images} of ${total}` : ''
}
