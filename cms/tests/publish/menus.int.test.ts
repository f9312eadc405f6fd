import { expect, test } from 'vitest'
import { publishedBody } from '../testing/published'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('the menu and the footer', (database) => {
  const cms = sharedCms(database)

  const saveMenu = (items: readonly object[]) =>
    cms.payload.updateGlobal({ slug: 'menu', data: { items } })
  const menu = async () => (await publishedBody(cms.payload, 'menu', 'menu'))?.['items']
  const link = (label: string, url: string) => ({ label, kind: 'url', url })

  test('publishes links, headings and submenus in their order', async () => {
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
  ])('refuses %o with a message, and keeps the menu', async (item, message) => {
    const before = await menu()
    await expect(saveMenu([item])).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(message) }] },
    })
    expect(await menu()).toEqual(before)
  })

  test('publishes the links of the footer', async () => {
    await cms.payload.updateGlobal({
      slug: 'footer',
      data: { links: [link('Imprint', '/imprint')] },
    })
    expect(await publishedBody(cms.payload, 'footer', 'footer')).toMatchObject({
      links: [{ label: 'Imprint', to: { href: '/imprint' } }],
    })
  })

  test('search and related articles are on by default', async () => {
    const saved = async (data: object) => {
      await cms.payload.updateGlobal({ slug: 'site', data })
      return publishedBody(cms.payload, 'site', 'site')
    }
    expect(await saved({ name: 'Press' })).toMatchObject({ search: true, related: true })
    expect(await saved({ search: false, related: false })).toMatchObject({
      search: false,
      related: false,
    })
  })
})
