import type { CSSProperties } from 'react'
import type { Shape } from '../../core/picture-sources'
import type { Level } from '../../core/types'
import type {} from '../css-properties'

export interface TilePlace {
  readonly shape: Shape
  readonly style: CSSProperties | undefined
}

/** What the markup carries of a layout: numbers in custom properties, for all levels, which the style sheet reads. */
export interface Places {
  readonly gridStyle: CSSProperties | undefined
  readonly placeAt: (index: number) => TilePlace
}

export const byLevel = <T>(of: (level: Level) => T): Readonly<Record<Level, T>> => ({
  wide: of('wide'),
  medium: of('medium'),
  narrow: of('narrow'),
})
