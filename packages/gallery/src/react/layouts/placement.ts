import type { CSSProperties } from 'react'
import type { Shape } from '../../core/image-sources'
import type { Breakpoint } from '../../core/types'
import type {} from '../static/css-properties'

export interface TilePlace {
  readonly shape: Shape
  readonly style: CSSProperties | undefined
}

/** What the markup carries of a layout: numbers in custom properties, for all breakpoints, which the style sheet reads. */
export interface Places {
  readonly gridStyle: CSSProperties | undefined
  readonly placeAt: (index: number) => TilePlace
}

export const byBreakpoint = <T>(
  of: (breakpoint: Breakpoint) => T,
): Readonly<Record<Breakpoint, T>> => ({
  wide: of('wide'),
  medium: of('medium'),
  narrow: of('narrow'),
})
