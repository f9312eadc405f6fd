import type { RichText } from '@tessera/content'

/** The images in a text, in their order. */
export const mediaInText = (text: RichText): readonly string[] =>
  text.flatMap((block) => (block.type === 'picture' ? [block.media] : []))
