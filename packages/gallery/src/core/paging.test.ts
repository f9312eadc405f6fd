import { expect, test } from 'vitest'
import { nearestPage, pageCount, pageOfSlide, pageStretch, pageWindow } from './paging'

const pages = { kind: 'pages', size: 24 } as const

test('a page beyond the end reads as the last; nothing at all is one page', () => {
  expect(pageCount(pages, 312)).toBe(13)
  expect(nearestPage(pages, 312, 99)).toBe(13)
  expect(nearestPage(pages, 0, 2)).toBe(1)
  expect(nearestPage({ kind: 'all' }, 312, 2)).toBe(1)
})

test('a numbered page shows its own stretch, "load more" everything up to it', () => {
  expect(pageStretch(pages, 312, 2)).toEqual({ offset: 24, limit: 24 })
  expect(pageStretch({ kind: 'more', size: 24 }, 312, 2)).toEqual({ offset: 0, limit: 48 })
})

test('numbers stand around the present page, with the first and last, and no gap of one', () => {
  const drawn = (page: number, of: number) =>
    pageWindow(page, of)
      .map((number) => number ?? '…')
      .join(' ')
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(1, 13)).toBe('1 2 … 13')
  expect(drawn(4, 13)).toBe('1 2 3 4 5 … 13')
  expect(drawn(7, 13)).toBe('1 … 6 7 8 … 13')
  expect(drawn(13, 13)).toBe('1 … 12 13')
})

test('the page of a slide is the one that shows its tile', () => {
  expect(pageOfSlide({ kind: 'all' }, 1, 300)).toBe(1)
  expect(pageOfSlide(pages, 1, 24)).toBe(1)
  expect(pageOfSlide(pages, 1, 25)).toBe(2)
  expect(pageOfSlide(pages, 3, 1)).toBe(1)
})

test('"load more" follows a slide onwards, never back, and not to the other end of thousands', () => {
  const more = { kind: 'more', size: 24 } as const
  expect(pageOfSlide(more, 1, 25)).toBe(2)
  expect(pageOfSlide(more, 3, 1)).toBe(3)
  expect(pageOfSlide(more, 1, 312)).toBe(13)
  expect(pageOfSlide(more, 1, 100_000)).toBe(1)
})
