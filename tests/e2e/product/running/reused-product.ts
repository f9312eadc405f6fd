import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { startMailServer, type ReceivedMail } from '../../../../cms/tests/testing/mail-server'
import { FIRST_EDITOR, signUp } from '../admin'
import { connectToCms, type CmsClient } from './cms-client'
import { createPageOpener } from './page-opener'
import { startDatabase } from './product-database'
import { makeDataDir, removeDataDir, startProduct, type Product } from './start-product'

/** In the order in which they can be deleted: what others use comes later. */
const COLLECTIONS = [
  ...['pages', 'redirects', 'articles', 'media', 'videos'],
  ...['terms', 'filter-groups', 'patterns'],
]
const GLOBALS = ['menu', 'footer', 'site', 'theme']
const SET_BY_CMS = new Set(['id', 'globalType', 'createdAt', 'updatedAt'])

/** A product without demo content that the files of a suite use one after another. */
export interface ReusedProduct extends Product {
  readonly cms: CmsClient
  /** What it has mailed. */
  readonly mail: readonly ReceivedMail[]
  /**
   * Deletes all content and resets the settings. A file that leaves what cannot be removed from a page, such as its
   * scripts, closes the page.
   * @returns a page without what the last file left, with the first editor signed in
   */
  startOver(options?: BrowserContextOptions): Promise<Page>
}

/** Playwright's `test` with one product for all files: a start takes as long as several tests. */
export const test = base.extend<object, { product: ReusedProduct }>({
  product: [
    async ({ browser }, use) => {
      const mail = await startMailServer()
      const database = await startDatabase()
      const env = {
        ...{ DEMO: 'off', SMTP_URL: mail.url, MAIL_FROM: 'Studio <studio@example.org>' },
        ...database.env,
      }
      const product = await startProduct(env, makeDataDir())
      const reused = await (await browser.newContext()).newPage()
      await signUp(reused, product)
      const cms = connectToCms(product)
      const settings = await readSettings(cms)
      const openPage = createPageOpener(browser, reused)

      const startOver = async (options: BrowserContextOptions = {}) => {
        const page = await openPage(options)
        const { request } = page.context()
        const data = { email: FIRST_EDITOR.email, password: FIRST_EDITOR.password }
        const response = await request.post(`${product.site}/api/users/login`, { data })
        expect(response.status()).toBe(200)
        await undoChanges(request, product.site)
        await deleteContent(cms)
        await deletePreferences(request, product.site)
        for (const [slug, data] of settings) await cms.setGlobal(slug, data)
        return page
      }
      await use({ ...product, cms, mail: mail.received, startOver })
      await product.stop()
      await mail.stop()
      await database.stop()
      removeDataDir(product.dataDir)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The notice of a change that can be undone would be on all screens of the next file. */
async function undoChanges(request: APIRequestContext, site: string): Promise<void> {
  const headers = { origin: site }
  const last = async () => {
    const response = await request.get(`${site}/api/undo/last`, { headers })
    expect(response.status()).toBe(200)
    return (await response.json()).change
  }
  for (let change = await last(); change; change = await last()) {
    const response = await request.post(`${site}/api/undo/${change.id}`, { headers })
    // What cannot be undone keeps its notice.
    if (!response.ok()) break
  }
}

async function deleteContent(cms: CmsClient): Promise<void> {
  const all = new URLSearchParams({ 'where[id][exists]': 'true', trash: 'true' })
  for (const collection of COLLECTIONS) {
    const { errors } = await cms.send('DELETE', `${collection}?${all}`)
    expect(errors, `everything in ${collection} is deleted`).toEqual([])
  }
}

/** Such as the size of the thumbnails. Everybody can delete only their own. */
async function deletePreferences(request: APIRequestContext, site: string): Promise<void> {
  const url = `${site}/api/payload-preferences?where[id][exists]=true`
  const response = await request.delete(url, { headers: { origin: site } })
  expect(response.status()).toBe(200)
}

/** Settings of the new product, without the fields that the CMS sets. */
const readSettings = (cms: CmsClient) =>
  Promise.all(
    GLOBALS.map(async (slug) => {
      const fields = Object.entries(await cms.getGlobal(slug))
      const settable = fields.filter(([name]) => !SET_BY_CMS.has(name))
      return [slug, Object.fromEntries(settable)] as const
    }),
  )
