import type { UIFieldServerProps } from 'payload'
import { Sessions } from './Sessions'

/** In the form of one's own account, and for admins in all. */
export function SessionsField({ id, user }: UIFieldServerProps) {
  const isOwn = id !== undefined && id === user?.id
  if (id === undefined || (!isOwn && user?.['role'] !== 'admin')) return null
  return <Sessions user={Number(id)} isOwn={isOwn} />
}
