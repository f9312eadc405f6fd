import type { CSSProperties } from 'react'
import { BREAKPOINTS, type Breakpoint } from '../../core/enumerations'
import type { ImageSlots } from '../../core/tile/image-sources'
import { isShallowEqual } from '../shallow-equal'
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

/** Whether tiles have the same size and place. Those of a CSS grid with the same spans share their objects. */
export const isSamePlacement = (a: TilePlacement, b: TilePlacement): boolean =>
  (a.style === b.style || isShallowEqual(a.style, b.style)) &&
  (a.slots === b.slots ||
    BREAKPOINTS.every((breakpoint) => {
      const { span, ...slot } = a.slots[breakpoint]
      const { span: otherSpan, ...other } = b.slots[breakpoint]
      return isShallowEqual(span, otherSpan) && isShallowEqual(slot, other)
    }))
