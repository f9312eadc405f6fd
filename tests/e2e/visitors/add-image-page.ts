import { expect } from '@playwright/test'
import { connectToCms } from '../product/running/cms-client'
import { sharedProduct } from '../product/running/shared-product'
import { IMAGE_PAGE } from './audits/page-kinds'

/**
 * Playwright's global setup, after that of the product: publishes the page of an image. The demo has none, because its
 * images are not works of their own.
 */
export default async function addImagePage(): Promise<void> {
  const product = sharedProduct()
  const cms = connectToCms(product)
  const [image] = await cms.list('media', { 'where[filename][like]': 'black-canyon' })
  if (!image) throw new Error('The demo has no image "black-canyon".')
  await cms.update('media', image.id, { slug: IMAGE_PAGE.split('/').at(-1) })
  await cms.create('pages', {
    ...{ title: 'Plates', slug: 'plates', _status: 'published' },
    blocks: [
      {
        ...{ blockType: 'gallery', title: 'Plates', galleryId: 'plates' },
        ...{ works: 'images', source: 'picked', pickedImages: [image.id] },
      },
    ],
  })
  await expect.poll(async () => (await fetch(product.site + IMAGE_PAGE)).status).toBe(200)
}
