import { expect, test, type Page } from '@playwright/test'
import { openAdmin, publish, signUp } from '../../product/admin'
import { connectToCms, type Doc } from '../../product/running/cms-client'
import { startDatabase, type ProductDatabase } from '../../product/running/product-database'
import { richText } from '../../product/forms/rich-text'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../../product/running/start-product'
import { TextEditor } from '../../product/forms/text-editor'
import { SOON } from '../../product/soon'

test.describe.serial('the editor of translations', () => {
  const dataDir = makeDataDir()
  let database: ProductDatabase
  let product: Product
  let page: Page
  let herring: Doc
  let home: Doc
  let print: Doc
  const onSite = async (path: string) => (await fetch(product.site + path)).text()
  const statusOf = async (path: string) => (await fetch(product.site + path)).status
  const open = (path: string, locale: string) =>
    openAdmin(page, `${product.site}/admin/${path}?locale=${locale}`)
  const languages = () => page.getByRole('region', { name: 'Languages' })

  test.beforeAll(async ({ browser }) => {
    database = await startDatabase()
    const env = { ...database.env, DEMO: 'off', LANGUAGES: 'en,de,ar' }
    product = await startProduct(env, dataDir)
    page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    const topic = await cms.create('filter-groups', { label: 'Topic', slug: 'topic' })
    print = await cms.create('terms', { label: 'Print', slug: 'print', group: topic.id })
    const published = { terms: [print.id], body: richText('In barrels.'), _status: 'published' }
    herring = await cms.create('articles', { ...published, title: 'Herring' })
    const cod = await cms.create('articles', { ...published, title: 'Cod' })
    const gallery = {
      ...{ blockType: 'gallery', galleryId: 'fish', title: 'Fish', pattern: '4' },
      groups: [{ group: topic.id, form: 'buttons' }],
    }
    home = await cms.create('pages', {
      ...{ title: 'Harbour', slug: 'home', _status: 'published' },
      blocks: [gallery],
    })
    const toCod = { relationTo: 'articles', value: cod.id }
    await cms.send('POST', 'globals/menu?locale=ar', {
      items: [{ label: 'القد', kind: 'document', document: toCod }],
    })
  })
  test.afterAll(async () => {
    await page.close()
    await product.stop()
    await database.stop()
    removeDataDir(dataDir)
  })

  test(
    'lists untranslated articles by their titles in the first language',
    { tag: '@long' },
    async () => {
      await open('collections/articles', 'ar')
      const row = page.getByRole('row').filter({ hasText: 'Cod' })
      await expect(row.locator('.cell-languages')).toHaveText('en')
      await row.getByRole('link', { name: 'Cod' }).click()
      await expect(page.getByRole('heading', { name: 'Cod' })).toBeVisible()
      await expect(page.locator('#field-title')).toHaveValue('')
      await expect(languages()).toContainText('العربية not written yet')
      await expect(languages()).toContainText('English published')
    },
  )

  test('publishes an article in Arabic at its own address', async ({ browser }) => {
    await open(`collections/articles/${herring.id}`, 'ar')
    await page.fill('#field-title', 'الرنجة')
    await new TextEditor(page.locator('body')).replaceWith('في براميل.')
    await publish(page)
    await expect(languages()).toContainText('العربية published')
    await expect.poll(() => statusOf('/ar/articles/الرنجة'), SOON).toBe(200)

    const visitor = await browser.newPage()
    await visitor.goto(`${product.site}/articles/herring`)
    const alternates = visitor.locator('link[rel=alternate][hreflang]')
    expect(
      await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual(['en', 'ar', 'x-default'])
    await expect(visitor.getByRole('link', { name: 'Deutsch' })).toHaveCount(0)
    await visitor.getByRole('link', { name: 'العربية' }).click()
    await expect(visitor.getByRole('heading', { name: 'الرنجة' })).toBeVisible()
    await expect(visitor.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
    await expect(visitor.getByText('في براميل.')).toBeVisible()
    await visitor.close()
  })

  test.describe('of an article in Arabic', { tag: '@long' }, () => {
    test.beforeAll(async () => {
      // Not by the test above, when only the long tests run.
      const arabic = { title: 'الرنجة', body: richText('في براميل.'), _status: 'published' }
      await connectToCms({ dataDir }).send('PATCH', `articles/${herring.id}?locale=ar`, arabic)
      await expect.poll(() => statusOf('/ar/articles/الرنجة'), SOON).toBe(200)
    })

    test('previews an unpublished change in the language of the form', async () => {
      const shown = () => page.frameLocator('.tessera-live-preview iframe:not([hidden])')
      await open(`collections/articles/${herring.id}`, 'ar')
      await page.fill('#field-title', 'الرنجة المدخنة')
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(shown().getByRole('heading', { level: 1 })).toHaveText('الرنجة المدخنة')
      await expect(shown().locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await open(`collections/articles/${herring.id}`, 'en')
      await expect(shown().getByRole('heading', { level: 1 })).toHaveText('Herring')
      await expect(shown().locator('html[dir=ltr][lang=en]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      expect(await onSite('/ar/articles/الرنجة')).not.toContain('المدخنة')
    })

    test('does not publish a draft while another language is published', async () => {
      await open(`collections/articles/${herring.id}`, 'de')
      await page.fill('#field-title', 'Hering')
      await expect(page.getByRole('region', { name: 'State of the document' })).toContainText(
        'Live, with unpublished changes',
      )
      await expect(languages()).toContainText('Deutsch written, not published')

      await open(`collections/articles/${herring.id}`, 'en')
      await page.fill('#field-title', 'Salted herring')
      await expect(page.getByText(/saving/i)).toHaveCount(0)
      await page.locator('.form-submit .popup-button').first().click()
      await page.getByText('Publish in English').click()
      await expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i)
      await expect.poll(() => onSite('/articles/herring'), SOON).toContain('Salted herring')
      expect(await statusOf('/de/articles/hering')).toBe(404)

      await open(`collections/articles/${herring.id}`, 'de')
      await expect(page.locator('#field-title')).toHaveValue('Hering')
      await publish(page)
      await expect.poll(() => statusOf('/de/articles/hering'), SOON).toBe(200)
      expect(await onSite('/ar/articles/الرنجة')).toContain('الرنجة')
    })

    test('copies a page to another language, whose gallery shows only translated articles', async () => {
      await open(`collections/pages/${home.id}`, 'en')
      await page.locator('.doc-controls__popup .popup-button').last().click()
      await page.getByText('Copy to another language', { exact: true }).first().click()
      await page.locator('#field-toLocale .rs__control').click()
      await page.locator('.rs__option').filter({ hasText: 'العربية' }).click()
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await expect(page).toHaveURL(/locale=ar/)
      await expect(page.locator('#field-slug')).toHaveValue('home')
      await expect(page.locator('#field-blocks__0__galleryId')).toHaveValue('fish')
      await page.fill('#field-title', 'الميناء')
      await page.fill('#field-blocks__0__title', 'أسماك')
      await expect(page.getByRole('group', { name: /^Preview of the gallery/ })).toContainText(
        'The only tile',
      )
      const warnings = page.getByRole('region', { name: 'Before publishing' })
      await expect(warnings).toContainText('not published in العربية')
      await expect(warnings.getByRole('link', { name: 'Cod' })).toBeVisible()
      await publish(page)
      await expect.poll(() => onSite('/ar'), SOON).toContain('أسماك')
      expect(await onSite('/ar')).toContain('/ar/articles/')
      expect(await onSite('/ar')).not.toContain('Cod')
      expect(await onSite('/')).toContain('Fish')
      expect(await statusOf('/de')).toBe(404)
    })

    test('warns of links to documents that are not published in the language', async () => {
      await open('globals/menu', 'ar')
      await expect(page.getByRole('region', { name: 'Hidden links' })).toContainText(
        '“القد” links to a document that is not published in العربية',
      )
      await expect(page.locator('.nullify-locale-field:visible')).toHaveCount(0)
      expect(await onSite('/ar')).not.toContain('القد')
    })

    test('creates a menu, and translates a term and the site name', async () => {
      await open('globals/menu', 'de')
      await page.getByRole('button', { name: 'Add Link' }).click()
      await page.fill('#field-items__0__label', 'Fische')
      await page.getByText('Address', { exact: true }).first().click()
      await page.fill('#field-items__0__url', '/de/articles/hering')
      await page.click('#action-save')
      await expect.poll(() => onSite('/de/articles/hering'), SOON).toContain('Fische')

      await open(`collections/terms/${print.id}`, 'ar')
      await page.fill('#field-label', 'مطبوعة')
      await page.click('#action-save')
      await expect.poll(() => onSite('/ar'), SOON).toContain('مطبوعة')
      expect(await onSite('/')).toContain('Print')

      await open('globals/site', 'en')
      await page.fill('#field-name', 'The Fish Press')
      await page.click('#action-save')
      await expect.poll(() => onSite('/ar'), SOON).toContain('The Fish Press')
      await open('globals/site', 'ar')
      await expect(page.locator('#field-name')).toHaveValue('The Fish Press')
      await page.fill('#field-name', 'مطبعة السمك')
      await page.click('#action-save')
      await expect.poll(() => onSite('/ar'), SOON).toContain('مطبعة السمك')
      expect(await onSite('/')).toContain('The Fish Press')
    })

    test('unpublishes a translation when its title is emptied', async () => {
      await open(`collections/articles/${herring.id}`, 'de')
      await page.fill('#field-title', '')
      await publish(page)
      await expect(languages()).toContainText('Deutsch not written yet')
      await expect.poll(() => statusOf('/de/articles/hering'), SOON).not.toBe(200)
      expect(await statusOf('/articles/herring')).toBe(200)
      expect(await statusOf('/ar/articles/الرنجة')).toBe(200)
    })
  })
})
