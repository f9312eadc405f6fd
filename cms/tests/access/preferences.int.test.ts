import { expect, test } from 'vitest'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('preferences', (database) => {
  const cms = sharedCms(database)

  test('are deleted by their user only', async () => {
    const ada = await signIn(cms, 'Ada')
    const eve = await signIn(cms, 'Eve')
    const path = '/payload-preferences/columns'
    const ofAda = async () => (await (await send(cms, path, { headers: ada })).json()).value
    const remove = (headers: Record<string, string>) =>
      send(cms, path, { method: 'DELETE', headers })
    await post(cms, path, { value: 'mine' }, ada)
    expect((await remove(eve)).status).toBe(404)
    expect(await ofAda()).toBe('mine')
    expect((await remove(ada)).status).toBe(200)
    expect(await ofAda()).toBeNull()
    expect((await remove(ada)).status).toBe(404)
  })
})
