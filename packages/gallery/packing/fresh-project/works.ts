import { DEFAULT_LIGHTBOX, DEFAULT_TEXT_POSITION } from '@tessera/gallery/core'
import type { FilterGroup, GalleryData, Tile } from '@tessera/gallery'

const groupOf = (
  id: string,
  form: FilterGroup['form'],
  labels: readonly string[],
): FilterGroup => ({
  id,
  label: id,
  form,
  multiple: false,
  options: labels.map((label) => ({ id: label.toLowerCase(), label })),
})

export const gallery: GalleryData = {
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: '4',
  groups: [
    groupOf('Topic', 'buttons', ['Print', 'Photo']),
    groupOf('Year', 'dropdown', ['2024', '2025']),
  ],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
}

/** Nine tiles: the first and every third after it a photo, one without an image. */
export const tiles: readonly Tile[] = Array.from({ length: 9 }, (_, i) => ({
  id: `work-${i + 1}`,
  title: `Work ${i + 1}`,
  href: `#work-${i + 1}`,
  image: i === 4 ? null : drawing(i),
  textCover: i === 4 ? { aspectRatio: 1.5, lines: ['Ada Lindqvist'] } : null,
  intro: null,
  date: '2025-03-01',
  author: 'Ada Lindqvist',
  terms: { Topic: [i % 3 === 0 ? 'photo' : 'print'], Year: [i % 2 === 0 ? '2025' : '2024'] },
}))

function drawing(i: number): Tile['image'] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="hsl(${i * 40} 30% 40%)" d="M0 0h3v2H0z"/></svg>`
  return {
    alt: `A sheet of one colour, number ${i + 1}`,
    width: 1200,
    height: 800,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [
      { type: 'image/png', width: 1200, src: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    ],
  }
}
