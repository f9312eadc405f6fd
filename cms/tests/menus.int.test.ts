import { databaseKinds, type DatabaseKind } from '@tessera/content/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyOf } from './published'
import { startCms, type TestCms } from './start-cms'

describe.each(databaseKinds())('menus and switches on %s', (_, start) => {
  let kind: DatabaseKind
  let cms: TestCms
  beforeAll(async () => {
    kind = await start()
    cms = await startCms(await kind.create())
  })
  afterAll(async () => {
    await cms.stop()
    await kind.dispose()
  })

  const saveMenu = (items: readonly object[]) =>
    cms.payload.updateGlobal({ slug: 'menu', data: { items } })
  const menu = async () => (await bodyOf(cms.payload, 'menu', 'menu'))?.['items']
  const link = (label: string, url: string) => ({ label, kind: 'url', url })

  test('a link, a heading and a link with links below it are published in their order', async () => {
    const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'About' } })
    await saveMenu([
      link('Work', '/#work'),
      {
        label: 'Studio',
        kind: 'document',
        document: { relationTo: 'pages', value: id },
        links: [link('Prices', '/prices')],
      },
      {
        label: 'More',
        kind: 'heading',
        links: [{ label: 'About', kind: 'document', document: { relationTo: 'pages', value: id } }],
      },
    ])
    const about = { kind: 'page', key: String(id) }
    expect(await menu()).toEqual([
      { label: 'Work', to: { href: '/#work' }, items: [] },
      { label: 'Studio', to: about, items: [{ label: 'Prices', to: { href: '/prices' } }] },
      { label: 'More', to: null, items: [{ label: 'About', to: about }] },
    ])
  })

  test.each([
    [{ label: 'Empty', kind: 'heading', links: [] }, 'Add a link to the submenu'],
    [
      { label: 'Emptied', kind: 'document', document: { relationTo: 'pages', value: null } },
      'Select a page or an article.',
    ],
    [{ label: 'Nowhere', kind: 'document' }, 'Select a page or an article.'],
    [
      { label: 'Runs', kind: 'heading', links: [link('Here', 'javascript:alert(1)')] },
      'Enter an address that starts with',
    ],
    [
      { label: 'Deep', kind: 'heading', links: [{ label: 'Deeper', kind: 'heading' }] },
      'This field has an invalid selection',
    ],
  ])('%o is refused in words, and the menu stays as it was', async (item, message) => {
    const before = await menu()
    await expect(saveMenu([item])).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(message) }] },
    })
    expect(await menu()).toEqual(before)
  })

  test('the footer has a row of links of its own', async () => {
    await cms.payload.updateGlobal({
      slug: 'footer',
      data: { links: [link('Imprint', '/imprint')] },
    })
    expect(await bodyOf(cms.payload, 'footer', 'footer')).toMatchObject({
      links: [{ label: 'Imprint', to: { href: '/imprint' } }],
    })
  })

  test('search and related articles are on until an editor switches them off', async () => {
    const saved = async (data: object) => {
      await cms.payload.updateGlobal({ slug: 'site', data })
      return bodyOf(cms.payload, 'site', 'site')
    }
    expect(await saved({ name: 'Press' })).toMatchObject({ search: true, related: true })
    expect(await saved({ search: false, related: false })).toMatchObject({
      search: false,
      related: false,
    })
  })
})
