import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AUDIT_LOG } from '../../src/audit-log/audit-log'
import { continueDeletionTime, noteDeletionTime } from '../../src/clock/deletion-time'
import { purgeTrash } from '../../src/trash/purge-trash'
import { codeOfApp } from '../testing/authenticator-app'
import { ORIGIN, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'a long enough password'

describe('when the clock jumps by a day or more', () => {
  const cms = sharedCms()
  let editor: Record<string, string>
  // In the middle of a period of codes. Timers go on: only the date jumps, as with a corrected clock.
  beforeEach(() => {
    const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => void vi.useRealTimers())
  beforeAll(async () => {
    editor = await signIn(cms, 'Ed')
  })
  const setClock = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
  const isSignedIn = async (headers = editor) => {
    const response = await send(cms, '/users/me', { headers })
    return (await response.json()).user !== null
  }

  test('a session stays valid when it is set back, and a new one works after it was set forward', async () => {
    setClock(-1)
    expect(await isSignedIn()).toBe(true)
    setClock(1)
    expect(await isSignedIn()).toBe(true)
    setClock(1)
    expect(await isSignedIn()).toBe(false)
    const late = await signIn(cms, 'Late')
    expect(await isSignedIn(late)).toBe(true)
    setClock(-1)
    expect(await isSignedIn(late)).toBe(true)
    expect(await isSignedIn()).toBe(true)
  })

  test('codes of an app work after it was set back, each once', async () => {
    const bob = await signIn(cms, 'Bob')
    const started = await post(cms, '/users/second-factor/start', { password: PASSWORD }, bob)
    const { enrolment, secret } = await started.json()
    const codeOf = (ahead = 0) => codeOfApp(secret, ahead)
    await post(cms, '/users/second-factor/confirm', { enrolment, code: codeOf(-1) }, bob)
    const attempt = async (code: string) => {
      const body = { email: 'bob@example.org', password: PASSWORD, code }
      return (await post(cms, '/users/login', body, { origin: ORIGIN })).status
    }
    setClock(1)
    expect(await attempt(codeOf())).toBe(200)
    setClock(-1)
    expect(await attempt(codeOf())).toBe(200)
    expect(await attempt(codeOf())).toBe(401)
    expect(await attempt(codeOf(1))).toBe(200)
  })

  test('a link to a preview ends with its day, and works again once the clock is right', async () => {
    const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Sea' } })
    const made = await post(cms, '/preview/links', { collection: 'pages', id, days: 2 }, editor)
    const { links } = await made.json()
    const read = () => post(cms, '/internal/preview', { token: links[0].path.split('/')[2] })
    expect((await read()).status).toBe(200)
    setClock(3)
    expect((await read()).status).toBe(404)
    const late = await signIn(cms, 'Later')
    await post(cms, '/preview/links', { collection: 'pages', id, days: 1 }, late)
    setClock(-3)
    expect((await read()).status).toBe(200)
  })

  test('a scheduled publication happens once', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Later' } })
    const date = new Date(Date.now() + DAY_MS / 2).toISOString()
    const schedule = { collection: 'articles', id, type: 'publish', timeZone: 'UTC', date }
    expect((await post(cms, '/document-state/schedule', schedule, editor)).status).toBe(200)
    const runJobs = async () => {
      await cms.payload.jobs.run({ limit: 10 })
      return (await cms.payload.findByID({ collection: 'articles', id }))['_status']
    }
    setClock(-1)
    expect(await runJobs()).toBe('draft')
    setClock(2)
    expect(await runJobs()).toBe('published')
    setClock(-1)
    await cms.payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
    expect(await runJobs()).toBe('draft')
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })

  test('nothing is deleted for good because the date is wrong', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Binned' } })
    const deletedAt = new Date().toISOString()
    await cms.payload.update({ collection: 'articles', id, data: { deletedAt } })
    await noteDeletionTime(cms.payload)
    setClock(31)
    expect(await purgeTrash(cms.payload)).toBe(0)
    await continueDeletionTime(cms.payload)
    expect(await purgeTrash(cms.payload), 'after a start with that date').toBe(0)
    setClock(-31)
    await continueDeletionTime(cms.payload)
    const restored = await cms.payload.update({
      ...{ collection: 'articles', id, data: { deletedAt: null }, trash: true },
    })
    expect(restored['title']).toBe('Binned')
  })

  test('the audit log keeps every entry, with the time that the clock showed', async () => {
    await cms.payload.db.deleteMany({ collection: AUDIT_LOG, where: {} })
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Logged' } })
    const save = (title: string) =>
      send(cms, `/articles/${id}?draft=true`, {
        ...{ method: 'PATCH', headers: editor, body: JSON.stringify({ title }) },
      })
    const times = [Date.now(), Date.now() - DAY_MS]
    await save('One')
    setClock(-1)
    await save('Two')
    await save('Three')
    const { docs } = await cms.payload.find({
      ...{ collection: AUDIT_LOG, where: { name: { equals: 'Ed' } }, sort: 'id' },
    })
    expect(docs.map(({ at, count }) => [Date.parse(at), count])).toEqual([
      [times[0], 1],
      [times[1], 2],
    ])
  })

  test('a lock of an editor does not outlast the jump', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Locked' } })
    const other = await signIn(cms, 'Other')
    const { docs } = await cms.payload.find({
      ...{ collection: 'users', where: { name: { equals: 'Other' } } },
    })
    setClock(1)
    await cms.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: docs[0]?.id },
      },
    })
    const save = async (headers: Record<string, string>) =>
      (
        await send(cms, `/articles/${id}?draft=true`, {
          ...{ method: 'PATCH', headers, body: JSON.stringify({ title: 'Saved' }) },
        })
      ).status
    setClock(-1)
    expect(await save(editor)).toBe(200)
    expect(await save(other)).toBe(200)
  })
})
