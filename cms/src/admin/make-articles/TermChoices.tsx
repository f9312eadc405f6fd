import { useState } from 'react'
import type { TermGroup } from '../../media-library/articles/article-plan'

interface Props {
  readonly label: string
  readonly groups: readonly TermGroup[]
  /** Whether what is changed has a term: all of it, some or none. */
  shareOf(term: number): 'all' | 'some' | 'none'
  onChange(term: number, isAdded: boolean): void
}

/** Terms to check, by filter group; closed at first. */
export function TermChoices({ label, groups, shareOf, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="tessera-make-articles__terms"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{label}</summary>
      {/* Two hundred rows with all terms would be slow. */}
      {isOpen &&
        groups.map((group) => (
          <fieldset key={group.id}>
            <legend>{group.label}</legend>
            {group.terms.map((term) => {
              const share = shareOf(term.id)
              return (
                <label key={term.id}>
                  <input
                    type="checkbox"
                    checked={share === 'all'}
                    ref={(input) => {
                      if (input) input.indeterminate = share === 'some'
                    }}
                    onChange={(event) => onChange(term.id, event.target.checked)}
                  />
                  {term.label}
                </label>
              )
            })}
          </fieldset>
        ))}
    </details>
  )
}
