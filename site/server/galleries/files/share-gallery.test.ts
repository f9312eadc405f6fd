import { expect, test } from 'vitest'
import { galleryBlock } from '../../../testing/documents/test-documents'
import { DocumentStore } from '../../publications/document-store'
import { shareGallery } from './share-gallery'
import { toGallery } from '../to-gallery'

const settings = (title: string) =>
  toGallery(galleryBlock({ id: 'work', title }), new DocumentStore(), [])

test('equal settings are one object, as long as it is in use', () => {
  const first = shareGallery(settings('Work'))
  expect(shareGallery(settings('Work'))).toBe(first)
  expect(shareGallery(settings('Works'))).not.toBe(first)
})
