import { NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { TransferLink } from './TransferLink'

/** The screens that bring content in and out, in the navigation of editors and admins. */
export function TransferLinks({ user }: ServerProps) {
  if (!user || user['role'] === 'author') return null
  return (
    <NavGroup label="Import and export">
      <TransferLink path="/import" label="Import" />
      <TransferLink path="/export" label="Export" />
    </NavGroup>
  )
}
