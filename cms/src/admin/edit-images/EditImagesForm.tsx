import { Button, useLocale } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { LICENSE_OPTIONS } from '../../collections/media/credit-fields'
import type { EditPlan } from '../../media-library/edit/edit-plan'
import { countOf } from '../make-articles/rows'
import type { Choice } from '../media-library/LibraryBar'
import { sendEdit } from './edit-requests'
import { commonLicence, hasChanges, NO_CHANGES, toEditRequest } from './image-changes'
import { LicenceFields } from './LicenceFields'
import { OptionalField } from './OptionalField'
import { TermChoices } from './TermChoices'

interface Props {
  readonly images: readonly number[]
  readonly plan: EditPlan
  readonly folders: readonly Choice[]
  onClose(): void
  onEdited(): void
}

/** Terms, credit line, licence and folder of several images. Each image keeps the values of the other fields. */
export function EditImagesForm({ images, plan, folders, onClose, onEdited }: Props) {
  const [changes, setChanges] = useState(NO_CHANGES)
  const [state, setState] = useState<'idle' | 'sending' | { readonly failure: string }>('idle')
  const { code: locale } = useLocale()
  const { terms, credit, licence, folder } = changes
  const { common } = plan
  const total = countOf(images.length, 'image')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (!hasChanges(changes)) {
      setState({ failure: 'Choose what to change.' })
      return
    }
    setState('sending')
    const result = await sendEdit(toEditRequest(images, changes), locale)
    if (typeof result === 'string') setState({ failure: result })
    else onEdited()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <header>
        <h2>Edit {total}</h2>
        <p>What you do not tick stays as it is on each image. You can undo all of it at once.</p>
      </header>
      <div className="tessera-edit-images__fields">
        <TermChoices
          plan={plan}
          total={images.length}
          changes={terms}
          onChange={(terms) => setChanges({ ...changes, terms })}
        />
        <OptionalField
          label="Credit line"
          current={common.credit}
          isChanged={credit !== null}
          onToggle={(on) => setChanges({ ...changes, credit: on ? (common.credit ?? '') : null })}
        >
          <input
            className="tessera-input"
            aria-label="New credit line"
            placeholder="Empty: the creator"
            maxLength={300}
            value={credit ?? ''}
            onChange={(event) => setChanges({ ...changes, credit: event.target.value })}
          />
        </OptionalField>
        <OptionalField
          label="Licence"
          current={labelOf(LICENSE_OPTIONS, common.license)}
          isChanged={licence !== null}
          onToggle={(on) => setChanges({ ...changes, licence: on ? commonLicence(plan) : null })}
        >
          {licence && (
            <LicenceFields
              licence={licence}
              onChange={(licence) => setChanges({ ...changes, licence })}
            />
          )}
        </OptionalField>
        <OptionalField
          label="Folder"
          current={labelOf(folders, common.folder)}
          isChanged={folder !== null}
          onToggle={(on) => setChanges({ ...changes, folder: on ? (common.folder ?? '') : null })}
        >
          <select
            className="tessera-input"
            aria-label="New folder"
            value={folder ?? ''}
            onChange={(event) => setChanges({ ...changes, folder: event.target.value })}
          >
            <option value="">Without a folder</option>
            {folders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </OptionalField>
      </div>
      {typeof state === 'object' && <p role="alert">{state.failure}</p>}
      <footer>
        {/* Stays enabled while sending: a disabled button would lose the focus. */}
        <Button type="submit" margin={false}>
          {state === 'sending' ? 'Changing …' : `Change ${total}`}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={state === 'sending'}
          onClick={onClose}
        >
          Cancel
        </Button>
      </footer>
    </form>
  )
}

const labelOf = (choices: readonly Choice[], value: string | undefined) =>
  choices.find((choice) => choice.value === value)?.label ?? value
