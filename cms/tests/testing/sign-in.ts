import { post } from './rest'
import type { Role } from '../../src/access/roles'
import type { TestCms } from './start-cms'

/** Creates a user and signs in; the first one of a CMS becomes an admin. @returns the headers of their requests */
export async function signIn(
  cms: Pick<TestCms, 'payload' | 'key'>,
  name: string,
  role: Role = 'editor',
) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const password = 'a long enough password'
  await cms.payload.create({ collection: 'users', data: { email, name, password, role } })
  const response = await post(cms, '/users/login', { email, password })
  const { token } = await response.json()
  return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
}
