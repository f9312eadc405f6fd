import type { FilterGroup, GalleryData, Tile, TileImage } from '../../src'

/** Works of an invented print studio; pictures are drawn from their number. */
const TITLES = [
  'Harbour at dusk',
  'Salt',
  'The long field',
  'Nine ways to fold a letter',
  'Quarry road',
  'Almanac',
  'Night ferry to Oslo',
  'Studies for a lighthouse that was never built',
  'Rye',
  'Two chairs',
  'Map of the allotments',
  'Winter timetable',
  'A catalogue of gates',
  'Ink and iron',
  'Self-portrait as a weather station',
  'Low tide',
]
const LONG =
  'A true and complete account of the manner in which the boats of the northern fleet were painted, numbered and named between the spring of 1911 and the autumn of 1938, with plates after drawings by the author'

export const groups: readonly FilterGroup[] = [
  {
    id: 'topic',
    label: 'Topic',
    form: 'buttons',
    several: false,
    options: [
      { id: 'print', label: 'Print' },
      { id: 'photo', label: 'Photography' },
      { id: 'book', label: 'Books' },
      { id: 'sign', label: 'Signage' },
    ],
  },
  {
    id: 'year',
    label: 'Year',
    form: 'dropdown',
    several: false,
    options: ['2025', '2024', '2023', '2022', '2019'].map((id) => ({ id, label: id })),
  },
]

export const tiles: readonly Tile[] = Array.from({ length: 46 }, (_, i) => ({
  id: `work-${i + 1}`,
  title: i === 12 ? LONG : (TITLES[i % TITLES.length] ?? ''),
  href: `/articles/work-${i + 1}`,
  image: i % 4 === 2 || i === 12 ? null : drawImage(i),
  plate:
    i % 4 === 2 || i === 12
      ? {
          aspectRatio: [0.7, 1.5, 1, 2.4][i % 3] ?? null,
          lines: ['Ada Lindqvist', 'Screenprint on paper'],
        }
      : null,
  intro: 'Made over one winter with what the harbour gave, and printed in an edition of forty.',
  date: `${[2025, 2024, 2023, 2022][i % 4]}-03-01`,
  author: 'Ada Lindqvist',
  terms: {
    topic: [['print', 'photo', 'book'][i % 3] ?? ''],
    year: [['2025', '2024', '2023', '2022'][(i * 7) % 4] ?? ''],
  },
}))

export const gallery: GalleryData = {
  id: 'work',
  title: 'Selected work',
  layout: 'mosaic',
  pattern: '4',
  groups,
  paging: { kind: 'more', size: 24 },
  search: false,
  sorts: [],
  hoverBox: 'fade',
  textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
  lightbox: true,
}

function drawImage(i: number): TileImage {
  const [width, height] = i % 2 === 0 ? [1200, 800] : [800, 1000]
  const hue = (i * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 25% ${i % 5 === 0 ? 90 : 62}%)"/><path d="M0 ${height * 0.6}Q${width * 0.3} ${height * 0.4} ${width} ${height * 0.7}V${height}H0" fill="hsl(${hue + 30} 30% 38%)"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height * 0.14}" fill="hsl(${hue + 180} 60% 80%)"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return {
    alt: `A hill and a moon in hue ${hue}`,
    width,
    height,
    focalPoint: { x: 0.7, y: 0.3 },
    thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    caption: null,
    variants: [{ type: 'image/webp', width, src }],
  }
}
