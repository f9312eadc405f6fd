import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { publishedBody } from '../testing/published'

const text = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

onEachDatabase('interactive blocks and scripts', (database) => {
  const cms = sharedCms(database)
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })

  test('publishes a carousel, a dialog and a tooltip', async () => {
    const article = await create('articles', { title: 'Marram', _status: 'published' })
    const tooltip = { blockType: 'tooltip', text: 'baren', content: text('A disc.') }
    const content = {
      root: {
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'With a ' },
              { type: 'inlineBlock', fields: tooltip },
              { type: 'inlineBlock', fields: { ...tooltip, content: null } },
            ],
          },
        ],
      },
    }
    const items = [{ relationTo: 'articles', value: article.id }]
    const { id } = await create('pages', {
      title: 'Moving',
      _status: 'published',
      blocks: [
        { blockType: 'carousel', title: 'States', items, autoplay: true },
        {
          ...{ blockType: 'modal', title: 'Post', modalId: 'post', buttonLabel: 'By post' },
          content: text('It is forty.'),
        },
        { blockType: 'richText', content },
      ],
    })
    expect((await publishedBody(cms.payload, 'page', id))?.['blocks']).toEqual([
      {
        type: 'carousel',
        title: 'States',
        items: [{ article: String(article.id) }],
        autoplay: true,
      },
      {
        ...{ type: 'modal', id: 'post', buttonLabel: 'By post', title: 'Post' },
        content: paragraph('It is forty.'),
      },
      {
        type: 'richText',
        content: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'With a ' },
              {
                type: 'tooltip',
                children: [{ type: 'text', text: 'baren' }],
                content: paragraph('A disc.'),
              },
              { type: 'text', text: 'baren' },
            ],
          },
        ],
      },
    ])
  })

  test('refuses a dialog whose id cannot be part of an address', async () => {
    const modal = { blockType: 'modal', title: 'Post', modalId: 'By Post', content: text('x') }
    const page = { title: 'Refused', blocks: [modal], _status: 'published' }
    await expect(create('pages', page)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('Start with a lowercase letter') }] },
    })
  })

  test('publishes scripts in their order, and refuses invalid ones', async () => {
    const save = (scripts: object[]) =>
      cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', scripts } })
    const code = { name: 'Numbers', kind: 'code', code: 'count()' }
    const file = { name: 'Own', kind: 'file', file: '/own/a.js', needsConsent: true }
    await save([code, file])
    expect((await publishedBody(cms.payload, 'site', 'site'))?.['scripts']).toEqual([
      { name: 'Numbers', needsConsent: false, source: { code: 'count()' } },
      { name: 'Own', needsConsent: true, source: { href: '/own/a.js' } },
    ])
    for (const wrong of [
      { ...code, code: ' ' },
      { ...file, file: 'https://evil.example/a.js' },
      { ...file, file: '//evil.example/a.js' },
    ])
      await expect(save([wrong])).rejects.toThrow()
  })

  test('refuses scripts from an editor who is no admin', async () => {
    const scripts = [{ name: 'Numbers', kind: 'code', code: 'count()' }]
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', scripts } })
    const as = async (role: 'admin' | 'editor', name: string) => {
      const email = `${role}-${name}@example.org`
      const data = { email, name, role, password: 'a long enough password' }
      const account = await create('users', data)
      const user = { ...account, collection: 'users' as const }
      await cms.payload.updateGlobal({
        slug: 'site',
        data: { name, scripts: [{ name: 'Evil', kind: 'code', code: 'evil()' }] },
        user,
        overrideAccess: false,
      })
      return publishedBody(cms.payload, 'site', 'site')
    }
    // The first account is always an admin.
    expect(await as('admin', 'Named')).toMatchObject({ scripts: [{ name: 'Evil' }] })
    await cms.payload.updateGlobal({ slug: 'site', data: { scripts } })
    await expect(as('editor', 'Renamed')).rejects.toThrow('not allowed')
    expect(await publishedBody(cms.payload, 'site', 'site')).toMatchObject({
      name: 'Named',
      scripts: [{ name: 'Numbers' }],
    })
  })
})
