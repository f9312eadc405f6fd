import { galleryId } from '@tessera/content'
import { expect, test } from 'vitest'
import { suggestGalleryId } from './suggest-id'

const NONE: ReadonlySet<string> = new Set()

test('creates an id from the title', () => {
  expect(suggestGalleryId('Work', NONE)).toBe('work')
  expect(suggestGalleryId('Prints & posters, 2024', NONE)).toBe('prints-posters-2024')
  expect(suggestGalleryId('Élan d’été', NONE)).toBe('elan-dete')
})

test('creates a valid and unused id for every title', () => {
  const taken = new Set<string>()
  for (const title of [
    '',
    '2024',
    '2024 posters',
    '紙の音',
    '—',
    'a'.repeat(200),
    'Ω work',
    'Work',
    'Work',
  ]) {
    const id = suggestGalleryId(title, taken)
    expect(galleryId.safeParse(id).success, `${title}: ${id}`).toBe(true)
    expect(id.length).toBeLessThanOrEqual(40)
    expect(taken).not.toContain(id)
    taken.add(id)
  }
  expect(taken).toContain('gallery')
  expect(taken).toContain('work-2')
})
