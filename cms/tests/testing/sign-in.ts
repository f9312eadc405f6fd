import { post } from './rest'
import type { TestCms } from './start-cms'

/** Creates an editor and signs in. @returns the headers of their requests */
export async function signIn(cms: Pick<TestCms, 'payload' | 'key'>, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const password = 'a long enough password'
  await cms.payload.create({ collection: 'users', data: { email, name, password, role: 'editor' } })
  const response = await post(cms, '/users/login', { email, password })
  const { token } = await response.json()
  return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
}
