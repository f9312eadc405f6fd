import { useId } from 'react'
import type { TermGroup } from '../../media-library/articles/article-plan'
import { MAX_TITLE_LENGTH } from '../../media-library/articles/article-request'
import { lacksAlt, srcSet } from '../media-library/library-image'
import { fromDay, toDay, withTerm, type ArticleRow } from './rows'
import { TermChoices } from './TermChoices'

interface Props {
  readonly row: ArticleRow
  readonly groups: readonly TermGroup[]
  onChange(row: ArticleRow): void
}

/** One image with the fields of its article. */
export function ArticleRowFields({ row, groups, onChange }: Props) {
  const { image, title, date, terms, isLeftOut } = row
  const [smallest] = image.variants
  const id = useId()
  const labels = groups.flatMap((group) =>
    group.terms.flatMap((term) => (terms.includes(term.id) ? [term.label] : [])),
  )
  return (
    <li data-left-out={isLeftOut || undefined}>
      <fieldset>
        <legend className="tessera-visually-hidden">{image.name}</legend>
        <div className="tessera-make-articles__image">
          {smallest && (
            <img src={smallest.url} srcSet={srcSet(image)} sizes="72px" alt="" loading="lazy" />
          )}
        </div>
        {isLeftOut ? (
          <p className="tessera-make-articles__left-out">
            <s>{title || image.name}</s>
          </p>
        ) : (
          <div className="tessera-make-articles__fields">
            <div data-field="title">
              <label htmlFor={`${id}-title`}>Title</label>
              <input
                className="tessera-input"
                id={`${id}-title`}
                type="text"
                required
                // Also refuses spaces alone.
                pattern=".*\S.*"
                title="Enter a title."
                maxLength={MAX_TITLE_LENGTH}
                value={title}
                onChange={(event) => onChange({ ...row, title: event.target.value })}
              />
            </div>
            <div>
              <label htmlFor={`${id}-date`}>Date</label>
              <input
                className="tessera-input"
                id={`${id}-date`}
                type="date"
                value={toDay(date)}
                onChange={(event) => onChange({ ...row, date: fromDay(event.target.value) })}
              />
            </div>
            {groups.length > 0 && (
              <TermChoices
                label={`Terms: ${labels.join(', ') || 'none'}`}
                groups={groups}
                shareOf={(term) => (terms.includes(term) ? 'all' : 'none')}
                onChange={(term, isAdded) => onChange(withTerm(row, term, isAdded))}
              />
            )}
            {lacksAlt(image) && <p className="tessera-make-articles__mark">No alt text</p>}
          </div>
        )}
        <button type="button" onClick={() => onChange({ ...row, isLeftOut: !isLeftOut })}>
          {isLeftOut ? 'Put back' : 'Leave out'}
        </button>
      </fieldset>
    </li>
  )
}
