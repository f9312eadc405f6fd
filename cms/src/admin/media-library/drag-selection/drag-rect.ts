export interface Point {
  /** px */
  readonly x: number
  readonly y: number
}

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** The rectangle between two opposite corners. */
export const rectBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Indexes of the rectangles that another one touches. */
export const indexesWithin = (rect: Rect, rects: readonly Rect[]): readonly number[] =>
  rects.flatMap((each, index) => {
    const isToTheSide = each.x > rect.x + rect.width || each.x + each.width < rect.x
    const isAboveOrBelow = each.y > rect.y + rect.height || each.y + each.height < rect.y
    return isToTheSide || isAboveOrBelow ? [] : [index]
  })
