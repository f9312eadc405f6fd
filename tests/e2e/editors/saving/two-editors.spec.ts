import { expect, test, type Page } from '@playwright/test'
import { openAdmin, signInAsNew } from '../../product/admin'
import { connectToCms, type CmsClient, type Id } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { expectSaved, savingStatus } from '../../product/forms/saving-status'
import { TextEditor } from '../../product/forms/text-editor'

const { site } = sharedProduct()

test.describe.serial('two editors of one document', () => {
  let cms: CmsClient
  let first: Page
  let second: Page
  let article: Id
  const title = '#field-title'
  const excerpt = '#field-excerpt'
  /** What the form says beside the state of saving. */
  const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
  const IN_ANOTHER_TAB = 'Also open in another tab'
  /** A form asks every 10 s who else has the document open. */
  const ASKED = { timeout: 20_000 }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two versions' })

  const draft = () => cms.send('GET', `articles/${article}?draft=true&depth=0`)
  const storedText = async () => JSON.stringify((await draft())['body'])
  const urlOf = (collection: string, id: Id) => `${site}/admin/collections/${collection}/${id}`
  async function save(page: Page, field: string, text: string) {
    await page.fill(field, text)
    await expectSaved(page)
  }

  test.beforeAll(async ({ browser }) => {
    cms = connectToCms()
    first = await signInAsNew(browser, { site, cms, name: 'Ada' })
    second = await first.context().newPage()
    const data = { title: 'First', excerpt: 'First' }
    article = (await cms.create('articles', data, { draft: 'true' })).id
    for (const page of [first, second]) await openAdmin(page, urlOf('articles', article))
  })
  test.afterAll(async () => {
    await first?.context().close()
  })

  test('two tabs of one person show each other, until one leaves the document or is closed', async () => {
    for (const page of [first, second]) await expect(notice(page, IN_ANOTHER_TAB)).toBeVisible()
    await openAdmin(second, `${site}/admin/collections/articles`)
    await expect(notice(first, IN_ANOTHER_TAB)).toHaveCount(0)

    const third = await first.context().newPage()
    await openAdmin(third, urlOf('articles', article))
    for (const page of [first, third]) await expect(notice(page, IN_ANOTHER_TAB)).toBeVisible()
    // Another document is not the same one.
    const { id } = await cms.create('articles', { title: 'Other' }, { draft: 'true' })
    await openAdmin(second, urlOf('articles', id))
    await expect(savingStatus(second)).toHaveText('Saved')
    await expect(notice(second, IN_ANOTHER_TAB)).toHaveCount(0)
    await third.close()
    await expect(notice(first, IN_ANOTHER_TAB)).toHaveCount(0)
    await openAdmin(second, urlOf('articles', article))
  })

  test('two people who have opened a document are shown to each other before anybody types', async ({
    browser,
  }) => {
    const { id } = await cms.create('articles', { title: 'Both' }, { draft: 'true' })
    await openAdmin(first, urlOf('articles', id))
    await expect(notice(first, 'open too')).toHaveCount(0)
    const ben = await signInAsNew(browser, { site, cms, name: 'Ben' })
    await openAdmin(ben, urlOf('articles', id))
    await expect(notice(ben, 'Ada has this open too')).toBeVisible()
    await expect(notice(first, 'Ben has this open too')).toBeVisible(ASKED)
    await expect(ben.locator('.document-locked')).toHaveCount(0)
    // A name is no other tab of the same person.
    await expect(notice(first, IN_ANOTHER_TAB)).toHaveCount(0)

    await save(ben, excerpt, 'By Ben')
    await expect(notice(ben, 'Ada has this open too')).toBeVisible()
    await expect(notice(first, 'Ben has this open too')).toBeVisible()
    await ben.context().close()
    await openAdmin(first, urlOf('articles', article))
  })

  test(
    'who leaves a document is not shown any more, and is announced once only',
    { tag: '@long' },
    async ({ browser }) => {
      const { id } = await cms.create('articles', { title: 'Both' }, { draft: 'true' })
      await openAdmin(first, urlOf('articles', id))
      const ben = await signInAsNew(browser, { site, cms, name: 'Ben' })
      const shown = notice(first, 'Ben has this open too')
      await openAdmin(ben, urlOf('articles', id))
      await expect(shown).toBeVisible(ASKED)
      await expect(shown).toHaveAttribute('aria-live', 'polite')
      await openAdmin(ben, `${site}/admin`)
      await expect(shown).toHaveCount(0, ASKED)
      await openAdmin(ben, urlOf('articles', id))
      await expect(shown).toBeVisible(ASKED)
      await expect(shown).toHaveAttribute('aria-live', 'off')
      await ben.context().close()
      await openAdmin(first, urlOf('articles', article))
    },
  )

  test('changes of different fields in two tabs are merged', async () => {
    await save(first, title, 'By the first tab')
    await save(second, excerpt, 'By the second tab')
    await expect(second.locator(title)).toHaveValue('By the first tab')
    await expect.poll(draft).toMatchObject({
      title: 'By the first tab',
      excerpt: 'By the second tab',
    })
  })

  test('changes of one field are shown side by side, and nothing is overwritten before a choice', async () => {
    const theirs = { title: 'By a script', excerpt: 'By a script' }
    await cms.send('PATCH', `articles/${article}?draft=true`, theirs)
    await second.fill(title, 'By the second tab')
    await expect(dialog(second)).toContainText('A program changed this at')
    const field = dialog(second).getByRole('group', { name: 'Title' })
    await expect(field).toContainText('By a script')
    await expect(field).toContainText('By the second tab')
    await dialog(second).getByRole('button', { name: 'Decide later' }).click()
    await expect(savingStatus(second)).toContainText('Not saved: A program changed this')
    await expect(second.locator(title)).toHaveValue('By the second tab')
    expect(await draft()).toMatchObject(theirs)

    await second.fill(title, 'By the second tab.')
    await expect(field).toContainText('By the second tab.')
    await field.getByRole('radio', { name: 'Mine' }).check()
    await dialog(second).getByRole('button', { name: 'Continue with these' }).click()
    await expectSaved(second)
    await expect.poll(draft).toMatchObject({ title: 'By the second tab.', excerpt: 'By a script' })
  })

  test('the other version is taken', async () => {
    await first.fill(title, 'Once more')
    await dialog(first).getByRole('button', { name: 'Take all of theirs' }).click()
    await dialog(first).getByRole('button', { name: 'Continue with these' }).click()
    await expect(first.locator(title)).toHaveValue('By the second tab.')
    await expect(savingStatus(first)).toHaveText('Saved')
    await expect.poll(draft).toMatchObject({ title: 'By the second tab.' })
  })

  test('who else edits is shown, also after their saves', { tag: '@long' }, async ({ browser }) => {
    await save(first, excerpt, 'By Ada')
    const ben = await signInAsNew(browser, { site, cms, name: 'Ben' })
    await openAdmin(ben, urlOf('articles', article))
    await expect(ben.locator('.document-locked')).toContainText('Ada')
    await ben.context().close()
  })

  test(
    'a take-over while the first editor is idle in a text loses nothing that either typed',
    { tag: '@long' },
    async ({ browser }) => {
      const ada = new TextEditor(first.locator('.rich-text-lexical').first())
      await openAdmin(first, urlOf('articles', article))
      await ada.moveToEnd()
      await ada.type('Words of Ada.')
      await expectSaved(first)

      const ben = await signInAsNew(browser, { site, cms, name: 'Ben' })
      await openAdmin(ben, urlOf('articles', article))
      await ben.getByRole('button', { name: 'Take over' }).click()
      const his = new TextEditor(ben.locator('.rich-text-lexical').first())
      await expect(his.area).toHaveAttribute('contenteditable', 'true')
      await his.moveToEnd()
      await his.type(' Words of Ben.')
      await expect(his.area).toContainText('Words of Ada. Words of Ben.')
      await expect.poll(storedText).toContain('Words of Ben.')

      // At once: her form notices the take-over with the first change.
      await ada.moveToEnd()
      await first.keyboard.insertText(' More of Ada.')
      await expect(savingStatus(first)).toContainText('someone else has taken over')
      await expect(ada.area).toContainText('Words of Ada. More of Ada.')
      expect(await storedText()).toContain('Words of Ada. Words of Ben.')

      // Her words are still there when she comes back, beside his.
      await openAdmin(first, urlOf('articles', article))
      await first.getByRole('button', { name: 'Take over' }).click()
      await expect(ada.area).toHaveAttribute('contenteditable', 'true')
      await first.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(dialog(first)).toContainText('Words of Ben.')
      await expect(dialog(first)).toContainText('More of Ada.')
      expect(await storedText()).toContain('Words of Ada. Words of Ben.')
      await dialog(first).getByRole('button', { name: 'Take all of theirs' }).click()
      await dialog(first).getByRole('button', { name: 'Continue with these' }).click()
      await expect(ada.area).toContainText('Words of Ada. Words of Ben.')
      await ben.context().close()
    },
  )

  test(
    'a form without drafts is merged, and saved with the next press of Save',
    { tag: '@long' },
    async () => {
      const { id } = await cms.create('filter-groups', { label: 'Depth' })
      await openAdmin(second, urlOf('filter-groups', id))
      await cms.update('filter-groups', id, { slug: 'deep' })
      await second.fill('#field-label', 'How deep')
      await second.click('#action-save')
      await expect(second.locator('#field-slug')).toHaveValue('deep')
      await expect(second.locator('#field-label')).toHaveValue('How deep')
      await expect(savingStatus(second)).toContainText('Not saved: press Save')
      await second.click('#action-save')
      await expectSaved(second)
      expect(await cms.send('GET', `filter-groups/${id}?depth=0`)).toMatchObject({
        label: 'How deep',
        slug: 'deep',
      })
      await cms.remove('filter-groups', id)
    },
  )
})
