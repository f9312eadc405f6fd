import type { BeforeListTableServerProps } from 'payload'
import { sendsMail } from '../../mail/email-adapter'
import { InviteDialog } from './InviteDialog'

/** Above the list of users, for admins. */
export const InvitePerson = ({ payload, user }: BeforeListTableServerProps) =>
  user?.['role'] === 'admin' ? <InviteDialog isMailed={sendsMail(payload)} /> : null
