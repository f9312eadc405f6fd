import type { PreviewGroup } from './preview'

/** How many tiles each filter option shows. */
export function FilterCounts({ groups }: { readonly groups: readonly PreviewGroup[] }) {
  const counted = groups.filter(({ counts }) => counts && counts.length > 0)
  if (counted.length === 0) return null
  return (
    <dl className="tessera-preview__counts">
      {counted.map(({ id, label, counts }) => (
        <div key={id}>
          <dt>{label}</dt>
          {counts?.map((option) => (
            <dd key={option.label}>
              {option.label} <span>{option.count}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
