/** The light tones of packages/gallery/src/styles/tokens.css, which no drawing program reads as they stand there. */
export const PLATE_COLOURS = [
  '#f0ece4',
  '#efe5d7',
  '#e3ebdf',
  '#dde8f0',
  '#f3e0db',
  '#e2dfda',
] as const
export const INK = '#1c1714'
export const MUTED = '#605a54'
export const ACCENT = '#b23a23'
export const PAPER = '#fbfaf7'
