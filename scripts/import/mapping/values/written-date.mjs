// @ts-check
import { MONTHS, SEASONS } from './date-words.mjs'

/**
 * A date as catalogues write it, as a range of days. Follows EDTF (ISO 8601-2) where that has a notation.
 * @typedef {object} WrittenDate
 * @property {string} start ISO 8601 with time
 * @property {string | null} end last day of a range; null for a day, a moment or a year
 * @property {string | null} text as written, for a date that is not exactly a day, a moment or a year
 *
 * Days as numbers `yyyymmdd`.
 * @typedef {{ start: number, end: number }} Range
 */

const ABOUT =
  /^(?:ca?\.?|circa|about|around|approx(?:imately|\.)?|probably|possibly|perhaps|um|etwa|vers|env(?:iron|\.)?|hacia|verso)(?=[\s\d])\s*|^~/i
const OPEN =
  /^(before|until|by|not after|vor|bis|avant|antes de|prima del?|after|from|since|not before|nach|ab|seit|après|depuis)\s+/i
const BETWEEN =
  /^(?:between|zwischen|entre|from|von)\s+(.+?)\s+(?:and|to|until|und|bis|et|y)\s+(.+)$/i
const SEPARATORS = [/\s*\/\s*/, /\s+(?:to|until|or|bis|oder|à|ou)\s+/i, /\s*[–—]\s*/, /\s*-\s*/]

/**
 * @param {string} written
 * @returns {WrittenDate | null} null when it cannot be read without doubt, or is not a day of the calendar
 */
export function parseWrittenDate(written) {
  const text = written.trim()
  if (/^\d{1,4}$/.test(text)) return toWrittenDate(yearRange(Number(text)), null, false)
  const moment = parseMoment(text)
  if (moment !== undefined) return moment === null ? null : { start: moment, end: null, text: null }
  const range = parseRange(text)
  if (!range || range.start > range.end) return null
  const isDay = range.start === range.end && !/[?~%[\]]|^[a-z]{1,6}\.?\s*\d{4}$/i.test(text)
  return toWrittenDate(range, text, !isDay)
}

/** @param {Range | null} range @param {string | null} text @param {boolean} isRange @returns {WrittenDate | null} */
function toWrittenDate(range, text, isRange) {
  if (!range) return null
  return {
    start: toIso(range.start),
    end: isRange ? toIso(range.end) : null,
    text: isRange ? text : null,
  }
}

/** An ISO date with time; undefined for another text. @param {string} text @returns {string | null | undefined} */
function parseMoment(text) {
  const match = /^(\d{4})-(\d\d)-(\d\d)[T ]\d\d:\d\d.*$/.exec(text)
  if (!match) return undefined
  const [, year, month, day] = match
  if (!dayRange(Number(year), Number(month), Number(day))) return null
  const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** @param {string} written @returns {Range | null} */
function parseRange(written) {
  const text = written
    .replace(/\(\?\)|[?%~]+$|^\[|\]$/g, '')
    .replace(ABOUT, '')
    .replace(/\s+(?:AD|CE|n\. ?Chr\.?)$/i, '')
    .trim()
  if (/\b(?:BCE?|v\. ?Chr)/i.test(text)) return null
  const single = parseSingle(text)
  if (single !== undefined) return single
  const open = OPEN.exec(text)
  const between = BETWEEN.exec(text)
  if (between) return join(between[1], between[2])
  if (open) {
    const limit = parseRange(text.slice(open[0].length))
    return limit && { start: limit.start, end: limit.end }
  }
  for (const separator of SEPARATORS) {
    const [from, to, ...others] = text.split(separator)
    if (!from || !to || others.length) continue
    const range = join(from, to)
    if (range) return range
  }
  return null
}

/** @param {string | undefined} from @param {string | undefined} to @returns {Range | null} */
function join(from = '', to = '') {
  const last = parseRange(completeEnd(from, to))
  const first = parseRange(from) ?? parseRange(completeStart(from, to))
  return first && last && { start: first.start, end: last.end }
}

/** `1848` and `52` → `1852`. @param {string} from @param {string} to */
function completeEnd(from, to) {
  const year = /(\d{4})\D*$/.exec(from)?.[1]
  return year && /^\d{1,2}(?!\d|\.|th|st|nd|rd|e\b)/.test(to)
    ? `${year.slice(0, 4 - (/^\d+/.exec(to)?.[0].length ?? 0))}${to}`
    : to
}

/** `12` and `14 March 2023` → `12 March 2023`; `March` and `April 2023` → `March 2023`; `18th` and `19th century` → `18th century`. @param {string} from @param {string} to */
function completeStart(from, to) {
  if (/^\d{1,2}\.?$/.test(from)) return `${from} ${to.replace(/^\S+\s+/, '')}`
  if (/^(?:early|mid|late)?\s*(?:\d{1,2}(?:th|st|nd|rd|e|\.)|[IVX]+e?)$/i.test(from))
    return `${from} ${/\S+\.?$/.exec(to)?.[0] ?? ''}`
  return `${from} ${/\d{4}$/.exec(to)?.[0] ?? ''}`
}

/** A date that is no range of two; undefined for another text. @param {string} text @returns {Range | null | undefined} */
function parseSingle(text) {
  return (
    parseNumbers(text) ?? parseMonth(text) ?? parseDecade(text) ?? parseCentury(text) ?? undefined
  )
}

/** @param {string} text @returns {Range | null | undefined} null for a date that is not valid */
function parseNumbers(text) {
  if (/^\d{3,4}$/.test(text)) return yearRange(Number(text))
  const iso = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?$/.exec(text)
  if (iso) {
    const [, year, separator, month, day] = iso
    if (day) return invalidIfNull(dayRange(Number(year), Number(month), Number(day)))
    // 1848-52 is a range of years.
    return separator === '-' && month?.length === 2
      ? (monthRange(Number(year), Number(month)) ?? undefined)
      : undefined
  }
  const masked = /^(\d{4})-(\d\d)-XX$|^(\d{4})-XX(?:-XX)?$/i.exec(text)
  if (masked)
    return masked[3]
      ? yearRange(Number(masked[3]))
      : monthRange(Number(masked[1]), Number(masked[2]))
  const dayFirst = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text)
  if (!dayFirst) return undefined
  const [, first, separator, second, year] = dayFirst
  const [day, month] = [Number(first), Number(second)]
  if (separator === '.' || day > 12 || day === month)
    return invalidIfNull(dayRange(Number(year), month, day))
  // 12/25/2020 has its month first. 03/04/2020 is another day in another country.
  return month > 12 ? invalidIfNull(dayRange(Number(year), day, month)) : undefined
}

/** @param {string} text @returns {Range | null | undefined} */
function parseMonth(text) {
  const words = text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? []
  const names = words.filter((word) => !/^\d/.test(word) && !ORDINALS.has(word))
  const [name] = names
  const numbers = words.filter((word) => /^\d/.test(word))
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length < 3)
  if (!name || names.length > 1 || !year || numbers.length > 2) return undefined
  const season = SEASONS.get(name)
  if (season && numbers.length === 1) return seasonRange(Number(year), season)
  const month = MONTHS.get(name)
  if (!month || (numbers.length === 2 && !day)) return undefined
  return day
    ? invalidIfNull(dayRange(Number(year), month, Number(day)))
    : monthRange(Number(year), month)
}
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'de', 'del', 'of', 'er', 'den', 'the'])

/** @param {string} text @returns {Range | undefined} */
function parseDecade(text) {
  const match =
    /^(early|mid|late)?[\s-]*(?:the\s+)?(\d{3})0(?:['’]?s|er(?: Jahre)?)$|^()(\d{3})X$/i.exec(text)
  if (!match) return undefined
  const first = Number(match[2] ?? match[4]) * 10
  const part = match[1]?.toLowerCase()
  const [from, to] =
    part === 'early' ? [0, 3] : part === 'mid' ? [4, 6] : part === 'late' ? [7, 9] : [0, 9]
  return yearsRange(first + from, first + to)
}

const CENTURY =
  /^(?:(early|mid|late|first half|second half|(?:1st|first|2nd|second|3rd|third|4th|last|fourth) quarter)(?:\s+of)?(?:\s+the)?[\s-]*)?(?:siglo\s+)?(\d{1,2}|[IVX]+)(?:th|st|nd|rd|e|ème|\.)?[\s-]*(?:century|cent\.?|c\.|jahrhunderts?|jh\.?|si[eè]cle|eeuw|secolo)?$/i

/** @param {string} text @returns {Range | undefined} the 19th century begins with 1801 */
function parseCentury(text) {
  const masked = /^(\d\d)XX$/i.exec(text)
  if (masked) return yearsRange(Number(masked[1]) * 100, Number(masked[1]) * 100 + 99)
  const match = CENTURY.exec(text)
  if (!match || !/century|c\.|cent|jahrhundert|jh|si[eè]cle|siglo|eeuw|secolo/i.test(text))
    return undefined
  const [, part = '', written = ''] = match
  const number = /^\d/.test(written) ? Number(written) : fromRoman(written)
  if (number < 1 || number > 99) return undefined
  const first = (number - 1) * 100 + 1
  const [from, to] = partOfCentury(part.toLowerCase())
  return yearsRange(first + from, first + to)
}

/** @param {string} part @returns {readonly [number, number]} */
function partOfCentury(part) {
  if (part === '') return [0, 99]
  if (part === 'early') return [0, 32]
  if (part === 'mid') return [33, 65]
  if (part === 'late') return [66, 99]
  if (part.endsWith('half')) return part.startsWith('first') ? [0, 49] : [50, 99]
  const quarter = [/^(1st|first)/, /^(2nd|second)/, /^(3rd|third)/].findIndex((name) =>
    name.test(part),
  )
  const first = (quarter < 0 ? 3 : quarter) * 25
  return [first, first + 24]
}

/** @param {string} text */
function fromRoman(text) {
  const values = [...text.toUpperCase()].map((sign) => ({ I: 1, V: 5, X: 10 })[sign] ?? 0)
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
}

/** @param {number} year @returns {Range | null} */
const yearRange = (year) => yearsRange(year, year) ?? null

/** @param {number} first @param {number} last @returns {Range | undefined} */
const yearsRange = (first, last) =>
  first >= 1 && last <= 9999
    ? { start: first * 10_000 + 101, end: last * 10_000 + 1231 }
    : undefined

/** @param {number} year @param {number} month @returns {Range | null} */
const monthRange = (year, month) =>
  month >= 1 && month <= 12 && year >= 1
    ? { start: toDay(year, month, 1), end: toDay(year, month, daysIn(year, month)) }
    : null

/** @param {number} year @param {number} month @param {number} day @returns {Range | null} */
function dayRange(year, month, day) {
  if (month < 1 || month > 12 || day < 1 || year < 1 || day > daysIn(year, month)) return null
  return { start: toDay(year, month, day), end: toDay(year, month, day) }
}

/** @param {number} year @param {number} first month @returns {Range} three months */
function seasonRange(year, first) {
  const lastYear = first === 12 ? year + 1 : year
  const last = first === 12 ? 2 : first + 2
  return { start: toDay(year, first, 1), end: toDay(lastYear, last, daysIn(lastYear, last)) }
}

/** A range that ends before it begins, which `parseWrittenDate` refuses. @param {Range | null} range @returns {Range} */
const invalidIfNull = (range) => range ?? { start: 1, end: 0 }

/** @param {number} year @param {number} month @param {number} day */
const toDay = (year, month, day) => year * 10_000 + month * 100 + day

/** @param {number} year @param {number} month */
function daysIn(year, month) {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** @param {number} day `yyyymmdd` */
function toIso(day) {
  const digits = String(day).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}T00:00:00.000Z`
}
