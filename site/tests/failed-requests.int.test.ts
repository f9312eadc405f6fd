import { expect, onTestFinished, test } from 'vitest'
import * as renderer from '../server/render/renderer'
import { readLog } from '../testing/read-log'
import { startSite } from '../testing/running-site'

test('answers a page that fails with 500, its reference, and one line with the cause', async () => {
  const broken = () => {
    throw new Error('Broken article.', { cause: new Error('No such template.') })
  }
  const site = await startSite({ renderer: { ...renderer, renderArticle: broken } })
  onTestFinished(site.stop)
  const log = readLog()
  for (const id of ['first-request', 'second-request']) {
    const response = await fetch(`${site.origin}/articles/the-seventh-wave?q=secret`)
    const page = await response.text()
    const requestId = response.headers.get('x-request-id') ?? ''
    expect([response.status, response.headers.get('cache-control')], id).toEqual([500, 'no-store'])
    expect(page).toContain(requestId)
    expect(page).not.toMatch(/Broken article|No such template/)
    const lines = log().filter((line) => line['requestId'] === requestId)
    expect(lines).toMatchObject([
      {
        ...{ level: 'error', program: 'site', msg: 'request-failed' },
        path: '/articles/the-seventh-wave',
        err: { message: 'Broken article.', cause: { message: 'No such template.' } },
      },
    ])
  }
  expect(JSON.stringify(log())).not.toContain('secret')
  // Other pages are answered as before.
  expect((await fetch(site.origin)).status).toBe(200)
})
