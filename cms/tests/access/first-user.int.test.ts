import { expect, test } from 'vitest'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

const user = (email: string) => ({ email, name: email, password: 'a-long-password' })

onEachDatabase('the first user', (database) => {
  const cms = sharedCms(database)

  test('only the setup link creates the first user, once, even with simultaneous requests', async () => {
    const register = (path: string) => post(cms, path, user('evil@example.org'))
    expect((await register('/users/first-register')).status).toBe(403)
    expect((await register('/users/first%2Dregister')).status).not.toBe(200)
    expect((await send(cms, '/users/setup?token=wrong')).status).toBe(403)
    const setup = await send(cms, '/users/setup?token=setup-token')
    expect(setup.status).toBe(303)
    const cookie = setup.headers.get('set-cookie')?.split(';')[0] ?? ''
    const requests = ['ada', 'bob', 'cyd'].map((name) =>
      post(cms, '/users/first-register', user(`${name}@example.org`), { cookie }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const { docs } = await cms.payload.find({ collection: 'users' })
    expect(docs.map((user) => user['role'])).toEqual(['admin'])
    expect((await send(cms, '/users/setup?token=setup-token')).status).toBe(403)
  })
})
