'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Job } from '../../imports/job'
import { reportUrl } from './import-requests'
import { LossList } from './LossList'

const format = (number: number) => number.toLocaleString('en')

interface Props {
  readonly job: Job
  readonly children: ReactNode
}

/** The report of an import that has ended. */
export function ImportResult({ job, children }: Props) {
  const { routes, serverURL } = useConfig().config
  const { id, status, result, undone, plan } = job
  const collection = (slug: string) => `${routes.admin}/collections/${slug}`
  return (
    <section className="tessera-import__result" aria-label="Report">
      <h2>
        {status === 'undone' ? 'Taken back' : status === 'done' ? 'Imported' : 'Stopped'}:{' '}
        {plan?.name}
      </h2>
      {job.problem && (
        <p className="tessera-import__problem" role="alert">
          {job.problem}
        </p>
      )}
      {undone && <Undone undone={undone} collection={collection} />}
      {result && status === 'done' && (
        <>
          <p role="status">
            <strong>
              {format(result.created)} {nounOf(job, result.created)} created
            </strong>
            {result.existing > 0 && `, ${format(result.existing)} were here before`}
            {result.rejected > 0 && `, ${format(result.rejected)} rejected`}.
          </p>
          {result.withoutAlt > 0 && (
            <p>
              {format(result.withoutAlt)} images have no alt text. Galleries hold them back until
              they have one. <Link href={`${routes.admin}/alt-texts`}>Describe them</Link>
            </p>
          )}
          {result.page && (
            <p>
              <a href={`${serverURL}${result.page}`} target="_blank" rel="noreferrer">
                Open the page on the site
              </a>
            </p>
          )}
          <LossList losses={result.losses} href={result.report && reportUrl(id, 'report')} />
          {result.rejectedLines && (
            <p>
              <a href={reportUrl(id, 'rejected')}>Download the rejected lines</a>
            </p>
          )}
        </>
      )}
      <div className="tessera-import__buttons">{children}</div>
    </section>
  )
}

/** What the counts of a result are of. */
function nounOf({ inspection }: Job, count: number): string {
  const noun =
    inspection?.kind === 'images' ? 'image' : inspection?.kind === 'export' ? 'document' : 'article'
  return count === 1 ? noun : `${noun}s`
}

interface UndoneProps {
  readonly undone: NonNullable<Job['undone']>
  collection(slug: string): string
}

function Undone({ undone: { removed, kept, listed }, collection }: UndoneProps) {
  return (
    <>
      <p role="status">
        {removed === 1
          ? 'One document is deleted.'
          : `${format(removed)} documents are deleted: articles, images, pages and filter options of this import.`}
        {kept > 0 &&
          ` ${kept === 1 ? 'One was' : `${format(kept)} were`} kept, because somebody has changed or uses ${kept === 1 ? 'it' : 'them'}:`}
      </p>
      {kept > 0 && (
        <ul>
          {listed.map(({ collection: slug, id, title, reason }) => (
            <li key={`${slug} ${id}`}>
              <Link href={`${collection(slug)}/${id}`}>{title || `${slug} ${id}`}</Link>: {reason}
            </li>
          ))}
          {kept > listed.length && <li>… and {format(kept - listed.length)} more</li>}
        </ul>
      )}
    </>
  )
}
