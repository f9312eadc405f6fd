import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../access/is-same-secret'

/** s; a device that nobody has signed in with for half a year is a new one. */
const MAX_AGE_S = 180 * 24 * 60 * 60

interface Account {
  /** As typed. */
  readonly email: string
  /** CMS_SECRET */
  readonly secret: string
}

/**
 * The device of a request, if its browser has signed in to the account before. Its attempts are counted apart, so that
 * those of others never block the owner (OWASP, "Device cookies").
 */
export function knownDevice(headers: Pick<Headers, 'get'>, account: Account): string | null {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const name = cookieName(account)
  const value = cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [device = '', signature = ''] = value.split('.')
  return isSameSecret(signature, sign(device, account)) ? device : null
}

/** The `Set-Cookie` of a browser that has signed in. */
export function deviceCookie(account: Account, isSecure: boolean): string {
  const device = randomBytes(12).toString('base64url')
  const value = `${device}.${sign(device, account)}`
  const attributes = `Path=/api/users; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_S}`
  return `${cookieName(account)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
}

const normalise = (email: string) => email.trim().toLowerCase()

/** One cookie for each account, because people share browsers. */
const cookieName = ({ email }: Account) =>
  `tessera-device-${createHash('sha256').update(normalise(email)).digest('hex').slice(0, 12)}`

const sign = (device: string, { email, secret }: Account) =>
  createHmac('sha256', `known device ${secret}`)
    .update(`${device} ${normalise(email)}`)
    .digest('base64url')
