import { expect, test } from 'vitest'
import { publishedBody } from '../testing/published'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { createTaggedImage, xmpList } from '../testing/tagged-image'

const cms = sharedCms()

interface Upload {
  readonly name: string
  readonly data?: object
  readonly sidecar?: string
  readonly content?: Buffer
}

async function importImage({ name, data = {}, sidecar, content }: Upload) {
  const bytes = content ?? (await createTaggedImage(name, TAGS)).data
  const body = new FormData()
  body.set('data', JSON.stringify(data))
  body.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  if (sidecar) body.set('sidecar', sidecar)
  const options = { method: 'POST', body, headers: INTERNAL_API }
  const response = await send(cms, '/internal/import-image?batch=harbour', options)
  return { status: response.status, body: await response.json() }
}

const TAGS = {
  iptc: { 5: 'Low tide', 120: 'Boats on the mud', 25: ['Harbour', 'Sea'], 80: 'Ada Roe' },
}
const imageOf = (id: number) => cms.payload.findByID({ collection: 'media', id, depth: 1 })

test('an imported image describes itself, and is in its folders', async () => {
  const { body } = await importImage({ name: 'a.jpg', data: { folders: ['Harbour', '2021'] } })
  expect(body).toMatchObject({ created: true, hasAlt: false })
  expect(await imageOf(body.id)).toMatchObject({
    ...{ title: 'Low tide', caption: 'Boats on the mud', creator: 'Ada Roe' },
    ...{ keywords: ['Harbour', 'Sea'], importBatch: 'harbour', folder: { name: '2021' } },
  })
  const again = await importImage({ name: 'b.jpg', data: { folders: ['Harbour', '2022'] } })
  expect(again.body).toMatchObject({ created: false, id: body.id, hasAlt: false })
  const names = ['Harbour', '2021']
  const found = await post(cms, '/internal/folder', { names }, INTERNAL_API)
  expect((await imageOf(body.id))['folder']).toMatchObject(await found.json())
  const folders = await cms.payload.find({ collection: 'payload-folders', sort: 'name', depth: 1 })
  expect(folders.docs).toMatchObject([
    { name: '2021', folder: { name: 'Harbour' } },
    { name: '2022', folder: { name: 'Harbour' } },
    { name: 'Harbour' },
  ])
})

test('the XMP file beside an image says more than the image', async () => {
  const { data: content } = await createTaggedImage('c.jpg', { ...TAGS, background: '#833' })
  const sidecar = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="22,54,30S" exif:GPSLongitude="43,10.2W"><dc:title>${xmpList('Alt', 'High tide')}</dc:title><dc:subject>${xmpList('Bag', 'Flood')}</dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`
  const terms = [{ group: { slug: 'folder', label: 'Folder' }, label: '2021' }]
  const { body } = await importImage({ name: 'c.jpg', content, sidecar, data: { terms } })
  expect(await imageOf(body.id)).toMatchObject({
    ...{ title: 'High tide', caption: 'Boats on the mud', creator: 'Ada Roe', keywords: ['Flood'] },
    terms: [{ label: '2021' }],
    latitude: expect.closeTo(-22.9083, 4),
    longitude: expect.closeTo(-43.17, 4),
  })
})

test('hostile and broken files are refused in a sentence', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'
  const { data: content } = await createTaggedImage('d.jpg', { background: '#338' })
  const withBomb = await importImage({ name: 'd.jpg', content, sidecar: bomb })
  expect(withBomb).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Its XMP file has a document type.' }] },
  })
  const broken = await importImage({ name: 'e.jpg', content: Buffer.from('no image') })
  expect(broken).toMatchObject({
    status: 415,
    body: { errors: [{ message: expect.stringContaining('not a supported image') }] },
  })
})

test('a gallery shows the images of the folders', async () => {
  const { data: content } = await createTaggedImage('f.jpg', { background: '#383' })
  const { body: image } = await importImage({
    name: 'f.jpg',
    content,
    data: { folders: ['Shown'] },
  })
  await cms.payload.update({
    collection: 'media',
    id: image.id,
    data: { alt: 'A pier', title: 'Pier' },
  })
  const gallery = {
    id: 'harbour',
    title: 'Harbour',
    folders: [image.folder],
    tileClick: 'lightbox',
  }
  const page = { slug: 'harbour', title: 'Harbour', gallery }
  const response = await post(cms, '/internal/page?batch=harbour', page, INTERNAL_API)
  expect(response.status).toBe(200)
  expect(await publishedBody(cms.payload, 'image', image.id)).toMatchObject({ title: 'Pier' })
})
