import type { ImageInput } from '../../core/simple/image-input'

const svg = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="hsl(${hue} 30% 40%)" d="M0 0h3v2H0z"/></svg>`)}`

/** Images of one colour each: `w1`, `w2` … */
export const imageInputs = (count: number, rest: Partial<ImageInput> = {}): readonly ImageInput[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `w${i + 1}`,
    src: svg(i * 40),
    width: 1200,
    height: 800,
    alt: `Colour ${i + 1}`,
    ...rest,
  }))

/** Nine images: the topics are Prints and Photos, and every third is a photo. They have titles and pages. */
export const nineWorks: readonly ImageInput[] = imageInputs(9).map((image, i) => ({
  ...image,
  title: `Work ${i + 1}`,
  href: `/works/${i + 1}`,
  terms: { topic: i % 3 === 0 ? 'Photos' : 'Prints' },
}))
