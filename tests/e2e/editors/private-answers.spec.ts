import { expect, test } from '@playwright/test'
import { signInAsNew } from '../product/admin'
import { connectToCms } from '../product/running/cms-client'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

test('lets no cache keep what somebody sees who is signed in', async ({ browser }) => {
  const cms = connectToCms()
  const page = await signInAsNew(browser, { site, cms, name: 'Cached' })
  const { id } = await cms.create('articles', { title: 'Kept by no cache' })
  const headers = { origin: site }
  const article = `${site}/api/articles/${id}?draft=true`
  const answers = {
    'an admin page': await page.request.get(`${site}/admin/collections/articles/${id}`),
    'their account': await page.request.get(`${site}/api/users/me`, { headers }),
    'a list': await page.request.get(`${site}/api/articles?limit=1`, { headers }),
    'a save': await page.request.patch(article, { headers, data: { title: 'Changed' } }),
    'an error of the proxy': await page.request.post(`${site}/admin/account`, { headers }),
  }
  expect((await answers['their account'].json()).user).toMatchObject({ name: 'Cached' })
  for (const [name, answer] of Object.entries(answers)) {
    expect([200, 405], name).toContain(answer.status())
    expect(answer.headers()['cache-control'], name).toContain('no-store')
  }
  await page.context().close()
  await cms.remove('articles', id)
  for (const user of await cms.list('users', { 'where[name][equals]': 'Cached' }))
    await cms.remove('users', user.id)
})
