import type { Breakpoint } from '@tessera/gallery/layouts'

export const BREAKPOINT_LABELS: Readonly<Record<Breakpoint, string>> = {
  wide: 'Desktop',
  medium: 'Tablet',
  narrow: 'Phone',
}
