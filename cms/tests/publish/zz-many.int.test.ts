import { expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
import { publishedRows } from '../testing/published'
import { sharedCms } from '../testing/shared-cms'
const cms = sharedCms()
test('many', { timeout: 300000 }, async () => {
  const { id } = await uploadImage(cms.payload, 'First')
  const row = await cms.payload.db.findOne<any>({ collection: 'media', where: { id: { equals: id } } })
  const f = await cms.payload.create({ collection: 'payload-folders' as any, data: { name: 'F' } })
  for (let i = 0; i < 200; i++) { const { id: _, createdAt, updatedAt, ...rest } = row; await cms.payload.db.create({ collection: 'media', data: { ...rest, filename: `x-${i}.jpg`, alt: { en: `View ${i}` }, folder: f.id } }) }
  const t = performance.now(); const c = process.cpuUsage()
  const p = await cms.payload.create({ collection: 'pages', data: { title: 'P', _status: 'published', blocks: [{ blockType: 'gallery', title: 'V', galleryId: 'v', works: 'images', source: 'query', folders: [f.id] }] } })
  console.log('publish 200', performance.now() - t, process.cpuUsage(c))
  expect((await publishedRows(cms.payload, 'image')).length).toBe(200)
  const t2 = performance.now()
  await cms.payload.update({ collection: 'pages', id: p.id, data: { title: 'P2', _status: 'published' } })
  console.log('again', performance.now() - t2)
})
