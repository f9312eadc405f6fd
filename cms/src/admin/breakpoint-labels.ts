import type { Breakpoint } from '@tessera/gallery/layouts'

export const BREAKPOINT_LABELS: Readonly<Record<Breakpoint, string>> = {
  wide: 'Wide',
  medium: 'Medium',
  narrow: 'Narrow',
}
