import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

interface Props extends AdminViewServerProps {
  /** Below the admin's path. */
  readonly path: `/${string}`
  /** Otherwise authors are led to the dashboard. */
  readonly isForAuthors?: boolean
  readonly children: ReactNode
}

/** A screen of its own for people who are signed in, with the navigation. The server checks each request again. */
export function AdminScreen({ path, isForAuthors, children, initPageResult, ...props }: Props) {
  const { i18n, params, payload, searchParams } = props
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { admin } = req.payload.config.routes
  const toUrl = (below: `/${string}`) => formatAdminURL({ adminRoute: admin, path: below })
  if (!req.user) redirect(`${toUrl('/login')}?redirect=${encodeURIComponent(toUrl(path))}`)
  if (req.user['role'] === 'author' && !isForAuthors) redirect(admin)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload ?? req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
