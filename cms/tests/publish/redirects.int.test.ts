import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { republish } from '../../src/publish/republish/republish'
import { publishedBody, publishedRows } from '../testing/published'

onEachDatabase('redirects', (database) => {
  const cms = sharedCms(database)

  const create = (data: object) => cms.payload.create({ collection: 'redirects', data })
  const toAddress = (from: string, url: string, more: object = {}) =>
    create({ from, kind: 'url', url, ...more })
  const page = (title: string) =>
    cms.payload.create({ collection: 'pages', data: { title, _status: 'published' } })
  const errorWith = (message: string) => ({
    data: { errors: [{ message: expect.stringContaining(message) }] },
  })

  test('publishes a redirect to a page by the id of the page', async () => {
    const { id } = await page('Prints')
    const redirect = await create({
      from: '/shop/prints/',
      kind: 'document',
      document: { relationTo: 'pages', value: id },
    })
    expect(redirect['from']).toBe('/shop/prints')
    expect(await publishedBody(cms.payload, 'redirect', redirect.id)).toEqual({
      to: { kind: 'page', key: String(id) },
      status: 301,
    })
    expect(await publishedRows(cms.payload, 'redirect')).toContain('redirect /shop/prints live')
  })

  test('publishes a temporary redirect to an address, and unpublishes it when it is deleted', async () => {
    const redirect = await toAddress('/fair', 'https://fair.example/2026?stand=4', {
      status: '302',
    })
    expect(await publishedBody(cms.payload, 'redirect', redirect.id)).toEqual({
      to: { href: 'https://fair.example/2026?stand=4' },
      status: 302,
    })
    await cms.payload.delete({ collection: 'redirects', id: redirect.id })
    expect(await publishedRows(cms.payload, 'redirect')).toContain('redirect /fair gone')
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'mailto:a@b.example'])(
    'refuses a redirect to %s',
    async (url) => {
      await expect(toAddress('/trap', url)).rejects.toMatchObject(errorWith('Enter an address'))
    },
  )

  test('refuses a redirect from a reserved path and from the path of a page', async () => {
    await page('Visit')
    await expect(toAddress('/admin/login', '/')).rejects.toMatchObject(errorWith('reserved'))
    await expect(toAddress('/visit', '/')).rejects.toMatchObject(errorWith('is published'))
  })

  test('refuses redirect loops of any length', async () => {
    await expect(toAddress('/ring', '/ring#a')).rejects.toMatchObject(errorWith('redirect loop'))
    await toAddress('/one', '/two')
    const two = await toAddress('/two', '/three')
    await expect(toAddress('/three', 'http://localhost:3000/one?x=1')).rejects.toMatchObject(
      errorWith('/three → /one → /two → /three'),
    )
    const change = cms.payload.update({
      collection: 'redirects',
      id: two.id,
      data: { url: '/one' },
    })
    await expect(change).rejects.toMatchObject(errorWith('/two → /one → /two'))
  })

  test('republishing changes neither redirects of editors nor those of renames', async () => {
    const { id } = await page('Before')
    await cms.payload.update({ collection: 'pages', id, data: { slug: 'after' } })
    expect(await publishedRows(cms.payload, 'redirect')).toContain('redirect /before live')
    await republish(cms.payload)
    expect((await republish(cms.payload)).written).toBe(0)
    expect(await publishedRows(cms.payload, 'redirect')).toContain('redirect /before live')
  })

  test('saving an unchanged page keeps its date', { tags: 'long' }, async () => {
    const { id } = await page('Steady')
    const modified = async () => (await publishedBody(cms.payload, 'page', id))?.['modified']
    const first = await modified()
    expect(first).toEqual(expect.any(String))
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await modified()).toBe(first)
    await cms.payload.update({ collection: 'pages', id, data: { description: 'New.' } })
    expect(await modified()).not.toBe(first)
  })

  test('publishes the feed setting and the icon of the site', async () => {
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', feeds: 'excerpt' } })
    expect(await publishedBody(cms.payload, 'site', 'site')).toMatchObject({
      feeds: 'excerpt',
      icon: null,
    })
  })
})
