'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'

interface Props {
  /** Below the admin's path. */
  readonly path: `/${string}`
  readonly label: string
}

/** A link of the navigation, as Payload's own. */
export function TransferLink({ path, label }: Props) {
  const { routes } = useConfig().config
  const href = formatAdminURL({ adminRoute: routes.admin, path })
  const isActive = usePathname() === href
  return (
    <Link
      className="nav__link"
      href={href}
      prefetch={false}
      aria-current={isActive ? 'page' : undefined}
    >
      {isActive && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
