import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../testing/mail-server'
import { post } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const mail = await startMailServer()
const MAIL_FROM = 'The studio <studio@example.org>'
const TOKEN = /\/admin\/reset\/([0-9a-f]{40})/

describe('with a mail server', () => {
  const cms = sharedCms('SQLite', { SMTP_URL: mail.url, MAIL_FROM })
  let admin: Record<string, string>
  beforeAll(async () => {
    admin = await signIn(cms, 'Ada', 'admin')
  })
  afterAll(() => mail.stop())

  const request = async (path: string, body: object, headers = {}) => {
    const response = await post(cms, `/users${path}`, body, headers)
    return { status: response.status, ...(await response.json()) }
  }
  const invitation = { email: 'Bob@example.org', name: 'Bob', role: 'author' }

  test('mails an invitation whose link sets a password, once', async () => {
    expect(await request('/invite', invitation, admin)).toEqual({
      ...{ status: 200, isMailed: true, validHours: 24 },
    })
    const [message] = mail.received.splice(0)
    expect(message).toMatchObject({ from: 'studio@example.org', to: ['bob@example.org'] })
    expect(message?.text).toContain('Subject: Invitation to Tessera')
    expect(message?.text).toContain('From: The studio <studio@example.org>')
    const [link = '', token] = TOKEN.exec(message?.text ?? '') ?? []
    expect(message?.text).toContain(`${cms.settings.siteUrl}${link}`)
    const password = 'ink from the harbour'
    expect((await request('/reset-password', { token, password })).status).toBe(200)
    expect((await request('/reset-password', { token, password })).status).toBe(403)
    const where = { action: { equals: 'new-password' }, name: { equals: 'Bob' } }
    expect(await cms.payload.count({ collection: 'audit-log', where })).toEqual({ totalDocs: 1 })
    expect(await request('/login', { email: 'bob@example.org', password })).toMatchObject({
      ...{ status: 200, user: { name: 'Bob', role: 'author' } },
    })
  })

  test('refuses to invite somebody twice, and everybody but admins', async () => {
    expect(await request('/invite', invitation, admin)).toMatchObject({
      ...{ status: 400, errors: [{ message: expect.stringContaining('There is an account') }] },
    })
    const editor = await signIn(cms, 'Eve')
    for (const headers of [editor, {}])
      expect((await request('/invite', { ...invitation, role: 'admin' }, headers)).status).toBe(403)
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { name: { equals: 'Bob' } },
    })
    expect((await request(`/${docs[0]?.id}/password-link`, {}, editor)).status).toBe(403)
    expect(mail.received).toEqual([])
  })

  test('mails a new password’s link to a known address, and answers alike for every other', async () => {
    const known = await request('/forgot-password', { email: 'bob@example.org' })
    const unknown = await request('/forgot-password', { email: 'nobody@example.org' })
    expect(known.status).toBe(200)
    expect(unknown).toEqual(known)
    await expect.poll(() => mail.received.length).toBe(1)
    const [message] = mail.received.splice(0)
    expect(message?.text).toContain('Subject: New password for Tessera')
    const [, token] = TOKEN.exec(message?.text ?? '') ?? []
    const reset = await request('/reset-password', { token, password: 'paper from the loft' })
    expect(reset.status).toBe(200)
  })

  test('gives the link to the admin when the mail server refuses the message', async () => {
    mail.refuse(true)
    const made = await request('/invite', { ...invitation, email: 'cyd@example.org' }, admin)
    mail.refuse(false)
    expect(made).toMatchObject({
      ...{ status: 200, isMailed: false, link: expect.stringMatching(TOKEN) },
      problem: 'The mail server did not accept the message.',
    })
  })

  test('mails at most five links to one address in 15 minutes', async () => {
    for (let n = 0; n < 8; n++)
      expect((await request('/forgot-password', { email: 'ada@example.org' })).status).toBe(200)
    await expect.poll(() => mail.received.length).toBe(5)
  })
})

describe('without a mail server', () => {
  const cms = sharedCms()

  test('gives the link to the admin, for whom it is logged', async () => {
    const admin = await signIn(cms, 'Ada', 'admin')
    const made = await post(
      cms,
      '/users/invite',
      { email: 'dan@example.org', name: 'Dan', role: 'editor' },
      admin,
    )
    expect(await made.json()).toMatchObject({
      ...{ isMailed: false, link: expect.stringMatching(TOKEN) },
    })
    const { docs } = await cms.payload.find({
      ...{ collection: 'audit-log', where: { action: { equals: 'password-link' } } },
    })
    expect(docs).toMatchObject([{ name: 'Ada', title: 'Dan' }])
  })

  test('says that it sends no e-mail', async () => {
    const response = await post(cms, '/users/forgot-password', { email: 'ada@example.org' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This site sends no e-mail.')
  })
})
