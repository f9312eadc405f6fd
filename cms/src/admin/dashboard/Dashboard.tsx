import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { SITE_MAINTAINER } from '../../errors/site-maintainer'
import { CardGrid } from './CardGrid'
import './dashboard.css'
import { DocumentList } from './DocumentList'
import { FirstSteps } from './FirstSteps'
import { RemoveDemo } from './RemoveDemo'
import { RetryImages } from './RetryImages'
import { readDashboard } from './server/read-dashboard'

const TITLE_ID = 'tessera-dashboard-title'

/** What is to be done and what happened lately. Replaces Payload's list of collections, which the navigation shows too. */
export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const { routes, serverURL } = req.payload.config
  const dashboard = await readDashboard(req)
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const { steps, drafts, scheduled, refused, changes, imagesWithoutAlt, demoDocuments } = dashboard
  const { failedImages, failedImports } = dashboard
  const isNew = steps.some(({ isDone }) => !isDone)
  return (
    <Gutter className="tessera-dashboard">
      <div className="tessera-dashboard__header">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {dashboard.siteName}
        </h1>
        <nav aria-label="Start">
          <Link
            className="tessera-dashboard__action"
            href={adminUrl('/collections/articles/create')}
          >
            Write an article
          </Link>
          <Link className="tessera-dashboard__action" href={adminUrl('/collections/pages/create')}>
            Create a page
          </Link>
          <a
            className="tessera-dashboard__action tessera-dashboard__action--main"
            href={serverURL}
            target="_blank"
            rel="noreferrer"
          >
            Open my site
          </a>
        </nav>
      </div>
      {isNew && <FirstSteps steps={steps} toUrl={adminUrl} />}
      <CardGrid>
        <DocumentList
          title="Not published: the server refused"
          list={refused}
          toUrl={adminUrl}
          isProblem
        />
        <DocumentList
          title="Images that are not ready"
          list={failedImages}
          toUrl={adminUrl}
          isProblem
          action={<RetryImages />}
        />
        <DocumentList
          title="Imports that were interrupted"
          list={failedImports}
          toUrl={adminUrl}
          isProblem
        />
        {dashboard.hasUndeclaredProxy && (
          <section className="tessera-dashboard__section tessera-dashboard__section--problem">
            <h2>A proxy is not declared</h2>
            <p>
              You reach this site through a proxy that its settings do not name. All visitors seem
              to have one address, so the failed sign-ins of others can block yours. Ask{' '}
              {SITE_MAINTAINER} to set TRUSTED_PROXIES to the number of proxies and, if they connect
              from public addresses, PROXY_ADDRESSES to these.
            </p>
          </section>
        )}
        {imagesWithoutAlt > 0 && (
          <section className="tessera-dashboard__section tessera-dashboard__section--problem">
            <h2>Images without alt text</h2>
            <p>
              {imagesWithoutAlt === 1
                ? 'One image has no alt text, so it cannot be published.'
                : `${imagesWithoutAlt} images have no alt text, so they cannot be published.`}{' '}
              <Link href={adminUrl('/alt-texts')}>Describe them</Link>
            </p>
          </section>
        )}
        <DocumentList title="My drafts" list={drafts.own} toUrl={adminUrl} />
        <DocumentList title="Drafts of others" list={drafts.others} toUrl={adminUrl} />
        <DocumentList title="Scheduled" list={scheduled} toUrl={adminUrl} />
        <DocumentList
          title="Changed lately"
          list={changes}
          toUrl={adminUrl}
          empty="Nothing yet. What you and others change is listed here."
        />
        {demoDocuments > 0 && dashboard.canRemoveDemo && (
          <RemoveDemo count={demoDocuments} titleId={TITLE_ID} />
        )}
      </CardGrid>
    </Gutter>
  )
}
