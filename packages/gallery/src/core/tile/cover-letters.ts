/** What a thumbnail shows in place of an image: the first two letters of the title's first word. */
export const coverLetters = (title: string): string =>
  /[\p{L}\p{N}]\p{M}*(?:[\p{L}\p{N}]\p{M}*)?/u.exec(title)?.[0] ?? ''
