import { LICENSE_OPTIONS, OTHER_LICENSE } from '../../collections/media/credit-fields'
import type { ImageChanges } from './image-changes'

type Licence = NonNullable<ImageChanges['licence']>

interface Props {
  readonly licence: Licence
  onChange(licence: Licence): void
}

/** A licence of the list, or another one with its name and link. */
export function LicenceFields({ licence, onChange }: Props) {
  const input = (name: 'licenseText' | 'licenseUrl', label: string) => (
    <input
      className="tessera-input"
      aria-label={label}
      placeholder={label}
      type={name === 'licenseUrl' ? 'url' : 'text'}
      maxLength={name === 'licenseUrl' ? 2_000 : 200}
      value={licence[name]}
      onChange={(event) => onChange({ ...licence, [name]: event.target.value })}
    />
  )
  return (
    <>
      <select
        className="tessera-input"
        aria-label="New licence"
        value={licence.license}
        onChange={(event) => onChange({ ...licence, license: event.target.value })}
      >
        <option value="">No licence</option>
        {LICENSE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {licence.license === OTHER_LICENSE && input('licenseText', 'Name of the licence')}
      {licence.license === OTHER_LICENSE && input('licenseUrl', 'Link to the licence')}
    </>
  )
}
