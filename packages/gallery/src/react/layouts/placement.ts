import type { CSSProperties } from 'react'
import type { Breakpoint } from '../../core/enumerations'
import type { ImageSlots } from '../../core/tile/image-sources'
import type {} from '../css-properties'

export interface TilePlacement {
  readonly slots: ImageSlots
  readonly style: CSSProperties | undefined
}

/** A layout in the markup: custom properties with numbers for all breakpoints, which the style sheet reads. */
export interface Placement {
  readonly gridStyle: CSSProperties | undefined
  readonly placementAt: (index: number) => TilePlacement
}

export const byBreakpoint = <T>(
  valueAt: (breakpoint: Breakpoint) => T,
): Readonly<Record<Breakpoint, T>> => ({
  wide: valueAt('wide'),
  medium: valueAt('medium'),
  narrow: valueAt('narrow'),
})
