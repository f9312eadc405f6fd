// @ts-check

/**
 * @typedef {{ type: string, style: number, value: string }} Cell as in the file
 * @typedef {object} CellContext
 * @property {readonly string[]} texts that cells refer to
 * @property {readonly boolean[]} dateStyles whether a style is one of dates
 * @property {boolean} isFrom1904 whether days are counted from 1904
 */

/** Days from 30 December 1899 to 1 January 1904. */
const DAYS_TO_1904 = 1462
const DAYS_TO_1970 = 25_569
const DAY_MS = 86_400_000
/** 31 December 9999. */
const MAX_DAY = 2_958_465

/** The value of a cell as a text: dates in ISO 8601, numbers without noise. @param {Cell} cell @param {CellContext} context */
export function toCellText({ type, style, value }, { texts, dateStyles, isFrom1904 }) {
  if (value === '') return ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n') return value
  const number = Number(value)
  if (Number.isNaN(number)) return value
  // 1.1 is saved as 1.1000000000000001.
  return dateStyles[style]
    ? toDateText(isFrom1904 ? number + DAYS_TO_1904 : number)
    : String(Number(number.toPrecision(15)))
}

/** @param {number} days since 30 December 1899 */
function toDateText(days) {
  if (days < 0 || days > MAX_DAY) return String(days)
  // Excel has a 29 February 1900.
  const corrected = days >= 1 && days < 60 ? days + 1 : days
  const seconds = Math.round((corrected - DAYS_TO_1970) * (DAY_MS / 1000))
  const text = new Date(seconds * 1000).toISOString()
  if (days < 1) return text.slice(11, 19)
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}
