/**
 * Reads a coordinate of XMP, such as `57,42.5N` or `57,42,30N` (XMP specification, part 2, GPSCoordinate).
 *
 * @param directions the letters of the positive and the negative direction
 * @returns degrees; NaN for a text that is no coordinate
 */
export function parseCoordinate(text: string, [positive, negative]: readonly [string, string]) {
  const [, degrees, minutes, seconds = '0', direction] = COORDINATE.exec(text) ?? []
  const isValid = Number(minutes) < 60 && Number(seconds) < 60
  if (!isValid || (direction !== positive && direction !== negative)) return NaN
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return direction === positive ? value : -value
}

const COORDINATE = /^(\d{1,3}),(\d{1,2}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?([NSEW])$/
