import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { republish } from '../src/publish/republish'
import { bodyOf, published } from './published'

describe.each(databaseKinds())('redirects on %s', (name, start) => {
  const cms = cmsOn(start)

  const create = (data: object) => cms.payload.create({ collection: 'redirects', data })
  const toAddress = (from: string, url: string, more: object = {}) =>
    create({ from, kind: 'url', url, ...more })
  const page = (title: string) =>
    cms.payload.create({ collection: 'pages', data: { title, _status: 'published' } })
  const refusal = (message: string) => ({
    data: { errors: [{ message: expect.stringContaining(message) }] },
  })

  test('one to a page is published under its id and follows the page', async () => {
    const { id } = await page('Prints')
    const made = await create({
      from: '/shop/prints/',
      kind: 'document',
      document: { relationTo: 'pages', value: id },
    })
    expect(made['from']).toBe('/shop/prints')
    expect(await bodyOf(cms.payload, 'redirect', made.id)).toEqual({
      to: { kind: 'page', key: String(id) },
      status: 301,
    })
    expect(await published(cms.payload, 'redirect')).toContain('redirect /shop/prints live')
  })

  test('one to an address may be for the time being, and goes when it is deleted', async () => {
    const made = await toAddress('/fair', 'https://fair.example/2026?stand=4', { status: '302' })
    expect(await bodyOf(cms.payload, 'redirect', made.id)).toEqual({
      to: { href: 'https://fair.example/2026?stand=4' },
      status: 302,
    })
    await cms.payload.delete({ collection: 'redirects', id: made.id })
    expect(await published(cms.payload, 'redirect')).toContain('redirect /fair gone')
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'mailto:a@b.example'])(
    'leads nobody to %s',
    async (url) => {
      await expect(toAddress('/trap', url)).rejects.toMatchObject(refusal('Enter an address'))
    },
  )

  test('an address of the program, or one where a page stands, is refused', async () => {
    await page('Visit')
    await expect(toAddress('/admin/login', '/')).rejects.toMatchObject(refusal('program itself'))
    await expect(toAddress('/visit', '/')).rejects.toMatchObject(refusal('is published'))
  })

  test('no redirects send visitors round in circles, over however many stops', async () => {
    await expect(toAddress('/ring', '/ring#a')).rejects.toMatchObject(refusal('in circles'))
    await toAddress('/one', '/two')
    const two = await toAddress('/two', '/three')
    await expect(toAddress('/three', 'http://localhost:3000/one?x=1')).rejects.toMatchObject(
      refusal('/three → /one → /two → /three'),
    )
    const change = cms.payload.update({
      collection: 'redirects',
      id: two.id,
      data: { url: '/one' },
    })
    await expect(change).rejects.toMatchObject(refusal('/two → /one → /two'))
  })

  test('republishing leaves them and those that followed from renames alone', async () => {
    const { id } = await page('Before')
    await cms.payload.update({ collection: 'pages', id, data: { slug: 'after' } })
    expect(await published(cms.payload, 'redirect')).toContain('redirect /before live')
    await republish(cms.payload)
    expect((await republish(cms.payload)).written).toBe(0)
    expect(await published(cms.payload, 'redirect')).toContain('redirect /before live')
  })

  test('saving a page again as it is does not make it newer', async () => {
    const { id } = await page('Steady')
    const modified = async () => (await bodyOf(cms.payload, 'page', id))?.['modified']
    const first = await modified()
    expect(first).toEqual(expect.any(String))
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await modified()).toBe(first)
    await cms.payload.update({ collection: 'pages', id, data: { description: 'New.' } })
    expect(await modified()).not.toBe(first)
  })

  test('what feeds give and the icon are published with the site’s name', async () => {
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', feeds: 'excerpt' } })
    expect(await bodyOf(cms.payload, 'site', 'site')).toMatchObject({
      feeds: 'excerpt',
      icon: null,
    })
  })
})
