import type { ImageInput } from '@tessera/gallery'
import works from './works.json' with { type: 'json' }

const TOPICS: Readonly<Record<string, string>> = {
  print: 'Prints',
  poster: 'Posters',
  book: 'Books',
  photograph: 'Photographs',
}

/** The short form of the works. */
export const images: readonly ImageInput[] = works.map((work) => ({
  src: `../images/${work.id}.webp`,
  width: work.width,
  height: work.height,
  alt: work.alt,
  id: work.id,
  title: work.title,
  href: `../articles/${work.id}/`,
  terms: { topic: work.topic.map((topic) => TOPICS[topic] ?? topic), year: work.year },
}))
