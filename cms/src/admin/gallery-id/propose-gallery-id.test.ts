import { galleryId } from '@tessera/content'
import { expect, test } from 'vitest'
import { proposeGalleryId } from './propose-gallery-id'

const NONE: ReadonlySet<string> = new Set()

test('names a gallery as its title does', () => {
  expect(proposeGalleryId('Work', NONE)).toBe('work')
  expect(proposeGalleryId('Prints & posters, 2024', NONE)).toBe('prints-posters-2024')
  expect(proposeGalleryId('Élan d’été', NONE)).toBe('elan-dete')
})

test('whatever the title, the id is one, and free', () => {
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
    const id = proposeGalleryId(title, taken)
    expect(galleryId.safeParse(id).success, `${title}: ${id}`).toBe(true)
    expect(id.length).toBeLessThanOrEqual(40)
    expect(taken).not.toContain(id)
    taken.add(id)
  }
  expect(taken).toContain('gallery')
  expect(taken).toContain('work-2')
})
