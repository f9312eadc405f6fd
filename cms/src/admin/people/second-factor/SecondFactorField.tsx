import type { UIFieldServerProps } from 'payload'
import { SecondFactor } from './SecondFactor'
import { SecondFactorOfOther } from './SecondFactorOfOther'

/** In the form of one's own account, and for admins in all. */
export function SecondFactorField({ id, user }: UIFieldServerProps) {
  if (id === undefined || !user) return null
  if (id === user.id) return <SecondFactor />
  return user['role'] === 'admin' ? <SecondFactorOfOther user={Number(id)} /> : null
}
