import { expect, test } from 'vitest'
import { clampPage, pageCount, pageOfSlide, pageRange, pageWindow, wholeRepeats } from './paging'

const pages = { kind: 'pages', size: 24 } as const

test('a page after the last becomes the last; an empty gallery has one page', () => {
  expect(pageCount(pages, 312)).toBe(13)
  expect(clampPage(pages, 312, 99)).toBe(13)
  expect(clampPage(pages, 0, 2)).toBe(1)
  expect(clampPage({ kind: 'all' }, 312, 2)).toBe(1)
})

test('a numbered page shows its own tiles; "load more" shows all tiles up to it', () => {
  expect(pageRange(pages, 312, 2)).toEqual({ offset: 24, limit: 24 })
  expect(pageRange({ kind: 'more', size: 24 }, 312, 2)).toEqual({ offset: 0, limit: 48 })
})

test('shows the first, last and adjacent page numbers, and never omits a single number', () => {
  const shown = (page: number, of: number) =>
    pageWindow(page, of)
      .map((number) => number ?? '…')
      .join(' ')
  expect(shown(1, 1)).toBe('1')
  expect(shown(1, 13)).toBe('1 2 … 13')
  expect(shown(4, 13)).toBe('1 2 3 4 5 … 13')
  expect(shown(7, 13)).toBe('1 … 6 7 8 … 13')
  expect(shown(13, 13)).toBe('1 … 12 13')
})

test('finds the page that shows the tile of a slide', () => {
  expect(pageOfSlide({ kind: 'all' }, 1, 300)).toBe(1)
  expect(pageOfSlide(pages, 1, 24)).toBe(1)
  expect(pageOfSlide(pages, 1, 25)).toBe(2)
  expect(pageOfSlide(pages, 3, 1)).toBe(1)
})

test('"load more" adds pages up to the slide, never removes pages, and never adds thousands of tiles', () => {
  const more = { kind: 'more', size: 24 } as const
  expect(pageOfSlide(more, 1, 25)).toBe(2)
  expect(pageOfSlide(more, 3, 1)).toBe(3)
  expect(pageOfSlide(more, 1, 312)).toBe(13)
  expect(pageOfSlide(more, 1, 100_000)).toBe(1)
})

test('a page of whole repeats has at least the number of tiles set, up to 96', () => {
  expect(wholeRepeats(24, 4)).toBe(24)
  expect(wholeRepeats(24, 5)).toBe(25)
  expect(wholeRepeats(4, 16)).toBe(16)
  expect(wholeRepeats(96, 36)).toBe(72)
})
