import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { LocalTime } from './LocalTime'
import type { DashboardList } from './server/lists/listed-document'

interface DocumentListProps {
  readonly title: string
  readonly list: DashboardList
  /** URL of a path of the admin. */
  toUrl(path: `/${string}`): string
  readonly isProblem?: boolean
  /** Shown instead of no document; without it the whole list is omitted. */
  readonly empty?: string
  /** Below the list. */
  readonly action?: ReactNode
}

/** A list of links to documents, each with its kind and a date, and links to the lists that have the others. */
export function DocumentList(props: DocumentListProps) {
  const { title, list, toUrl, isProblem, empty, action } = props
  const { documents, all } = list
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
      {all.length > 0 && (
        <p className="tessera-dashboard__all">
          {all.map(({ label, path }) => (
            <Link key={path} href={toUrl(path)}>
              {label}
            </Link>
          ))}
        </p>
      )}
      {action}
    </section>
  )
}
