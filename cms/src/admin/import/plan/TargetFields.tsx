import { Fragment, useId } from 'react'
import type { Inspection, Plan } from '../../../imports/job'
import { TARGETS } from './labels'

interface Props {
  readonly inspection: Inspection
  readonly plan: Plan
  readonly hasPage: boolean
  onChange(plan: Plan): void
}

/** Where an import goes. */
export function TargetFields({ inspection, plan, hasPage, onChange }: Props) {
  const id = useId()
  const isImages = inspection.kind === 'images'
  return (
    <fieldset className="tessera-import__target">
      <legend>Where it goes</legend>
      {inspection.isNamed && (
        <div>
          <label htmlFor={`${id}-name`}>Name of the import</label>
          <input
            className="tessera-input"
            id={`${id}-name`}
            value={plan.name}
            maxLength={60}
            onChange={({ target }) => onChange({ ...plan, name: target.value })}
          />
        </div>
      )}
      {TARGETS[isImages ? 'images' : 'articles'].map(({ value, label, hint }) => (
        <Fragment key={value}>
          <label className="tessera-import__choice">
            <input
              type="radio"
              name={`${id}-target`}
              checked={plan.target === value}
              onChange={() => onChange({ ...plan, target: value })}
            />
            <span>
              {label} <small>{hint}</small>
            </span>
          </label>
          {value === 'gallery' && plan.target === value && (
            <GalleryAddress plan={plan} hasPage={hasPage} onChange={onChange} />
          )}
        </Fragment>
      ))}
      <div>
        <label htmlFor={`${id}-folder`}>Folder of Media for the images (optional)</label>
        <input
          className="tessera-input"
          id={`${id}-folder`}
          value={plan.folder}
          maxLength={500}
          placeholder={isImages ? plan.name : 'Prints/1960s'}
          onChange={({ target }) => onChange({ ...plan, folder: target.value })}
        />
      </div>
      {isImages && (
        <label className="tessera-import__choice">
          <input
            type="checkbox"
            checked={plan.subfolders === 'terms'}
            onChange={({ target }) =>
              onChange({ ...plan, subfolders: target.checked ? 'terms' : 'folders' })
            }
          />
          <span>
            Subfolders become filter options <small>Otherwise they become folders in Media.</small>
          </span>
        </label>
      )}
    </fieldset>
  )
}

function GalleryAddress({ plan, hasPage, onChange }: Omit<Props, 'inspection'>) {
  const id = useId()
  return (
    <div className="tessera-import__of-choice">
      <label htmlFor={id}>Address of the page with the gallery</label>
      <span className="tessera-import__address">
        /
        <input
          className="tessera-input"
          id={id}
          value={plan.gallery}
          maxLength={41}
          pattern="[a-z][a-z0-9-]*"
          aria-describedby={hasPage ? `${id}-page` : undefined}
          onChange={({ target }) => onChange({ ...plan, gallery: target.value.toLowerCase() })}
        />
      </span>
      {hasPage && (
        <p id={`${id}-page`} className="tessera-import__warning">
          A page has this address already. It stays as it is, and no new gallery is made.
        </p>
      )}
    </div>
  )
}
