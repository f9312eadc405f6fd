import sharp from 'sharp'
import { expect } from 'vitest'
import { connectToCms } from '../../e2e/product/running/cms-client'
import type { Product } from '../../e2e/product/running/start-product'
import { answersOf, findEveryRequest, type PublicRequest } from './every-request'

const ARTICLES = 2
/** ms. All variants of the images, on a busy machine. */
const TIMEOUT_MS = 120_000

/** Publishes a page with a gallery that has a filter and images. @returns one request of each kind, which are answered */
export async function publishGallery(product: Product): Promise<Record<string, PublicRequest>> {
  const cms = connectToCms(product)
  const group = await cms.create('filter-groups', { label: 'Topic' })
  const term = await cms.create('terms', { label: 'Print', group: group.id })
  for (let number = 1; number <= ARTICLES; number += 1) {
    const background = { r: 60 * number, g: 120, b: 90 }
    const content = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const data = { alt: `Print ${number}` }
    const cover = await cms.upload('media', { name: `print-${number}.jpg`, content, data })
    const terms = { terms: [term.id], cover: cover.id }
    await cms.create('articles', { title: `Print ${number}`, ...terms, _status: 'published' })
  }
  const gallery = {
    ...{ blockType: 'gallery', galleryId: 'work', title: 'Work', terms: [term.id] },
    groups: [{ group: group.id, form: 'buttons' }],
  }
  const page = { title: 'Prints', slug: 'prints', blocks: [gallery], _status: 'published' }
  await cms.create('pages', page)
  let requests: Record<string, PublicRequest> = {}
  const answers = async () => {
    requests = await findEveryRequest(`${product.site}/prints`)
    const gallery = await (await fetch(requests['gallery']?.url ?? '')).text()
    const failed = Object.entries(await answersOf(requests)).filter(
      ([, answer]) => !answer.startsWith('200 '),
    )
    // AVIF is made last; each image that gets it changes the gallery.
    return { failed, images: gallery.split('image/avif').length - 1 }
  }
  await expect
    .poll(() => answers().catch(String), { timeout: TIMEOUT_MS })
    .toEqual({ failed: [], images: ARTICLES })
  return requests
}
