import {
  findPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@tessera/content/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executeRaw } from '../../src/database/execute-raw'
import { reportOutages } from '../../src/database/report-outages'
import { send } from '../testing/rest'
import { signIn } from '../testing/sign-in'
import { startCms, type TestCms } from '../testing/start-cms'

describe.runIf(findPostgres())('a restart of PostgreSQL under the running CMS', () => {
  let postgres: TemporaryPostgres
  let cms: TestCms
  let headers: Record<string, string>
  beforeAll(async () => {
    postgres = await startTemporaryPostgres()
    cms = await startCms(await postgres.createDatabase('restarted'))
    headers = await signIn(cms, 'Ada')
  })
  afterAll(async () => {
    await cms.stop()
    await postgres.stop()
  })

  /** As the routes of the CMS answer. */
  const request = (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const init = {
      ...{ method, body: body ? JSON.stringify(body) : null },
      headers: { 'content-type': 'application/json', ...headers },
    }
    const handle = reportOutages(
      () => send(cms, path, init),
      () => Promise.resolve(cms.payload),
    )
    return handle(new Request(`http://localhost/api${path}`, { headers }), {})
  }
  const save = (title: string) => request('/articles', { title })
  const titles = async () => {
    const { docs } = await cms.payload.find({ collection: 'articles', pagination: false })
    return docs.map(({ title }) => title)
  }

  test('everything is refused in a sentence meanwhile, nobody is shown as signed out, and the next save works', async () => {
    expect((await save('Before')).status).toBe(201)
    await postgres.halt()
    for (const response of [
      await save('Meanwhile'),
      await request('/articles'),
      await request('/users/me'),
      await request('/users/login', { email: 'ada@example.org', password: 'x' }),
    ]) {
      expect(response.status, response.url).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect((await response.json()).errors[0].message).toContain('The database does not answer')
    }
    await postgres.resume()
    expect((await save('After')).status).toBe(201)
    const { user } = await (await request('/users/me')).json()
    expect(user).toMatchObject({ name: 'Ada' })
    expect((await titles()).toSorted()).toEqual(['After', 'Before'])
  })

  test('a save whose connection is lost at the commit is reported as one that may be stored, and the next one works', async () => {
    // A deferred constraint is checked by the COMMIT, which ends its own connection here.
    for (const statement of [
      `create function end_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
      `create constraint trigger ends after insert on articles_locales
        deferrable initially deferred for each row
        when (new.title = 'Cut') execute function end_connection()`,
    ])
      await executeRaw(cms, statement)
    const response = await save('Cut')
    expect(response.status).toBe(503)
    expect((await response.json()).errors[0].message).toContain('it may or may not be saved')
    expect((await save('Next')).status).toBe(201)
    expect(await titles()).not.toContain('Cut')
  })

  test('no save is lost that was acknowledged while it went down', async () => {
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    let isRunning = true
    const saveAgain = async (_: unknown, editor: number) => {
      for (let number = 0; isRunning; number += 1) {
        const title = `Save ${number} of editor ${editor}`
        const { status } = await save(title)
        statuses.add(status)
        if (status === 201) acknowledged.push(title)
        else break
      }
    }
    const editors = Array.from({ length: 4 }, saveAgain)
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(4)
    await postgres.halt()
    isRunning = false
    await Promise.all(editors)
    await postgres.resume()
    expect([...statuses].toSorted()).toEqual([201, 503])
    expect(await titles()).toEqual(expect.arrayContaining(acknowledged))
  })
})
