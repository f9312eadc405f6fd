import { DEFAULT_TEXT_POSITION } from '@tessera/gallery/core'
import type { FilterGroup, GalleryData, Tile } from '@tessera/gallery'
import works from './works.json' with { type: 'json' }

/** Works of an invented print studio (docs/credits.md). Every fifth has a text cover instead of an image. */
export const prints: readonly Tile[] = works.map((work, index) => {
  const tile: Tile = {
    id: work.id,
    title: work.title,
    href: `../articles/${work.id}/`,
    image: null,
    textCover: null,
    intro: work.intro,
    date: work.date,
    author: work.author,
    terms: { topic: work.topic, year: work.year },
  }
  return index % 5 === 4
    ? { ...tile, textCover: { aspectRatio: work.width / work.height, lines: ['Print on paper'] } }
    : { ...tile, image: toImage(work) }
})

/** The same works, all with images. */
export const images: readonly Tile[] = works.map((work, index) => ({
  ...(prints[index] as Tile),
  textCover: null,
  image: toImage(work),
}))

const topics: FilterGroup = {
  id: 'topic',
  label: 'Topic',
  form: 'buttons',
  multiple: false,
  options: [
    { id: 'print', label: 'Prints' },
    { id: 'poster', label: 'Posters' },
    { id: 'book', label: 'Books' },
    { id: 'photograph', label: 'Photographs' },
  ],
}

const years: FilterGroup = {
  id: 'year',
  label: 'Year',
  form: 'dropdown',
  multiple: false,
  options: ['2026', '2025', '2024', '2023', '2022', '2021', '2020'].map((id) => ({
    id,
    label: id,
  })),
}

/** A gallery without optional features. Each example adds its own. */
export const plain: GalleryData = {
  id: 'work',
  title: 'Selected work',
  layout: 'mosaic',
  pattern: '4',
  groups: [],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: null,
  tileClick: 'article',
}

export { topics, years }

function toImage(work: (typeof works)[number]): Tile['image'] {
  const [x = 50, y = 50] = work.focus
  return {
    alt: work.alt,
    width: work.width,
    height: work.height,
    focalPoint: { x: x / 100, y: y / 100 },
    thumbHash: work.thumbHash,
    caption: null,
    variants: [{ type: 'image/webp', width: work.width, src: `../images/${work.id}.webp` }],
  }
}
