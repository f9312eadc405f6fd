import { useId } from 'react'
import type { PlannedKeyword } from '../../media-library/gallery/gallery-plan'
import type { FilterChoice, filterOptions } from './option-values'

interface Props {
  readonly keywords: readonly PlannedKeyword[]
  readonly options: ReturnType<typeof filterOptions>
  readonly choices: ReadonlyMap<string, FilterChoice>
  onChoose(keyword: string, choice: FilterChoice): void
  readonly ownName: string
  onOwnName(name: string): void
}

/** Keywords of the files that can become terms of a filter. */
export function KeywordChoices({
  keywords,
  options,
  choices,
  onChoose,
  ownName,
  onOwnName,
}: Props) {
  const id = useId()
  return (
    <fieldset className="tessera-make-gallery__keywords">
      <legend>Keywords of the files</legend>
      <p>They become options of a filter, or stay unused.</p>
      <ul>
        {keywords.map(({ keyword, count }, index) => (
          <li key={keyword}>
            <label htmlFor={`${id}-${index}`}>
              {keyword} <small>{count}</small>
            </label>
            <select
              className="tessera-input"
              id={`${id}-${index}`}
              value={choices.get(keyword) ?? ''}
              onChange={(event) => onChoose(keyword, event.target.value)}
            >
              <option value="">Leave out</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <label htmlFor={`${id}-new`}>Name of another filter</label>
      <input
        className="tessera-input"
        id={`${id}-new`}
        type="text"
        maxLength={100}
        value={ownName}
        onChange={(event) => onOwnName(event.target.value)}
      />
    </fieldset>
  )
}
