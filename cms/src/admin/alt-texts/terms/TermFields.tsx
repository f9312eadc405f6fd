import { Button } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import { postToMedia } from '../../media-library/post-to-media'
import type { TermField } from './term-text'

interface Props {
  readonly fields: readonly TermField[]
  readonly shown: ReadonlySet<number>
  readonly canAdd: boolean
  readonly locale: string
  onToggle(field: number): void
  onAdd(field: TermField): void
}

/** Which filters have a field beside each image. A new filter can be named here. */
export function TermFields({ fields, shown, canAdd, locale, onToggle, onAdd }: Props) {
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const label = name.trim()
    if (!label) return
    const added = await postToMedia<{ readonly id: number }>({
      ...{ path: 'filter', locale, body: { label } },
      advice: 'Reload the page before you try again.',
    })
    setFailure(typeof added === 'string' ? added : null)
    if (typeof added === 'string') return
    onAdd({ id: added.id, label, terms: [] })
    setName('')
  }
  if (fields.length === 0 && !canAdd) return null
  return (
    <form className="tessera-alt-texts__filters" onSubmit={(event) => void add(event)}>
      <fieldset>
        <legend>Filters</legend>
        <p>
          What visitors can filter by, typed beside each image. Several are divided by commas; new
          ones are added to the filter.
        </p>
        {fields.map((field) => (
          <label key={field.id}>
            <input
              type="checkbox"
              checked={shown.has(field.id)}
              onChange={() => onToggle(field.id)}
            />
            {field.label}
          </label>
        ))}
        {canAdd && (
          <span className="tessera-alt-texts__new-filter">
            <label htmlFor={id}>New filter</label>
            <input
              className="tessera-input"
              id={id}
              type="text"
              maxLength={100}
              placeholder="Such as Topic"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
              Add
            </Button>
          </span>
        )}
        {failure && <p role="alert">{failure}</p>}
      </fieldset>
    </form>
  )
}
