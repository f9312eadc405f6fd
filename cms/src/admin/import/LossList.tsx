import type { Losses } from '../../imports/job'

const format = (number: number) => number.toLocaleString('en')

interface Props {
  readonly losses: Losses
  /** Where all of them can be downloaded; null if the list is complete. */
  readonly href: string | null
}

/** What is not imported, by field and reason. */
export function LossList({ losses: { count, groups, moreGroups }, href }: Props) {
  if (count === 0) return <p>Everything is imported: nothing is left out.</p>
  return (
    <>
      <h3>Not imported: {count === 1 ? 'one value' : `${format(count)} values`}</h3>
      <ul className="tessera-import__losses">
        {groups.map(({ field, reason, count: times, examples }) => (
          <li key={`${field} ${reason}`}>
            <details>
              <summary>
                <strong>{field}</strong>:{' '}
                {times === 1 ? `one value ${reason}` : `${format(times)} values, each ${reason}`}
              </summary>
              <ul>
                {examples.map(({ line, value }) => (
                  <li key={`${line} ${value}`}>
                    {line > 0 && `Line ${line}: `}“{value}”
                  </li>
                ))}
                {times > examples.length && <li>… and {format(times - examples.length)} more</li>}
              </ul>
            </details>
          </li>
        ))}
        {moreGroups > 0 && <li>… and {format(moreGroups)} more kinds</li>}
      </ul>
      {href && (
        <p>
          <a href={href}>Download the whole list</a>
        </p>
      )}
    </>
  )
}
