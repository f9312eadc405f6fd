import { COLUMN_ROLES as ROLES } from '../../../../../scripts/import/mapping/columns/role-names.mjs'
import type { Inspection, Plan } from '../../../imports/job'
import { ROLE_LABELS } from './labels'

interface Props {
  readonly columns: Inspection['columns']
  readonly roles: NonNullable<Plan['roles']>
  onChange(roles: NonNullable<Plan['roles']>): void
}

/** What each column becomes. */
export function ColumnMenus({ columns, roles, onChange }: Props) {
  return (
    <table className="tessera-import__columns">
      <caption>What each column becomes</caption>
      <thead>
        <tr>
          <th scope="col">Column, with examples</th>
          <th scope="col">Becomes</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, examples }) => (
          <tr key={name} data-unused={(roles[name] ?? 'none') === 'none' || undefined}>
            <th scope="row">
              {name || '(no name)'} <small>{examples.join(' · ') || '(empty)'}</small>
            </th>
            <td>
              <select
                className="tessera-input"
                aria-label={`${name || 'Column without a name'} becomes`}
                value={roles[name] ?? 'none'}
                onChange={({ target }) => {
                  const role = ROLES.find((each) => each === target.value)
                  if (role) onChange({ ...roles, [name]: role })
                }}
              >
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {ROLE_LABELS[role]}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
