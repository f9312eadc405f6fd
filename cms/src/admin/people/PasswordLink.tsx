import type { UIFieldServerProps } from 'payload'
import { sendsMail } from '../../mail/email-adapter'
import { PasswordLinkButton } from './PasswordLinkButton'

/** In the form of somebody else's account, for admins. */
export function PasswordLink({ data, id, payload, user }: UIFieldServerProps) {
  const isOther = id !== undefined && id !== user?.id
  if (user?.['role'] !== 'admin' || !isOther) return null
  return (
    <PasswordLinkButton id={id} email={String(data?.['email'])} isMailed={sendsMail(payload)} />
  )
}
