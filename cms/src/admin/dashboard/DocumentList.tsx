import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { LocalTime } from './LocalTime'
import type { ListedDocument } from './server/read-activity'

interface DocumentListProps {
  readonly title: string
  readonly documents: readonly ListedDocument[]
  /** URL of a path of the admin. */
  toUrl(path: `/${string}`): string
  readonly isProblem?: boolean
  /** Shown instead of no document; without it the whole list is omitted. */
  readonly empty?: string
  /** Below the list. */
  readonly action?: ReactNode
}

/** A list of links to documents, each with its kind and a date. */
export function DocumentList(props: DocumentListProps) {
  const { title, documents, toUrl, isProblem, empty, action } = props
  if (documents.length === 0 && !empty) return null
  const modifier = isProblem ? ' tessera-dashboard__section--problem' : ''
  return (
    <section className={`tessera-dashboard__section${modifier}`}>
      <h2>{title}</h2>
      {documents.length === 0 && <p>{empty}</p>}
      <ul>
        {documents.map(({ title, path, kind, date, note }) => (
          <li key={path + date}>
            <Link href={toUrl(path)}>{title}</Link>
            <span className="tessera-dashboard__details">
              {kind} · {note && !isProblem ? `${note} ` : ''}
              <LocalTime iso={date} />
            </span>
            {isProblem && <span className="tessera-dashboard__reason">{note}</span>}
          </li>
        ))}
      </ul>
      {action}
    </section>
  )
}
