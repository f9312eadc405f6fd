import {
  BREAKPOINT_MIN_WIDTH,
  BREAKPOINTS,
  computeTileRects,
  fitTiles,
  mirrorPattern,
  resolvePattern,
  rowHeight,
} from '@tessera/gallery/layouts'
import { completePattern, DEFAULT_PATTERN } from '@tessera/gallery/patterns'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { descriptions } from './content/images.mjs'
import { loadArticles } from './content/load-articles.mjs'
import { pages, patterns } from './content/site.mjs'

/** @typedef {import('./content/site.mjs').DemoGallery} DemoGallery */

const articles = loadArticles()
const GAP = 10

/** A gallery runs to the margins of the page: --tessera-page-margin. @param {number} viewport */
const galleryWidth = (viewport) => viewport - 2 * Math.min(64, Math.max(16, 0.044 * viewport - 4))

const mosaics = pages
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => ('groups' in block && !block.layout ? [block] : []))

/** Cover → its size. */
const sizes = new Map(
  await Promise.all(
    articles.flatMap(({ cover }) =>
      cover
        ? [
            sharp(new URL(`images/${cover}.jpg`, import.meta.url).pathname)
              .metadata()
              .then(
                ({ width = 1, height = 1 }) => /** @type {const} */ ([cover, { width, height }]),
              ),
          ]
        : [],
    ),
  ),
)

/** @param {DemoGallery} gallery */
function patternOf({ pattern, mirrorRepeats }) {
  const own =
    typeof pattern === 'object'
      ? drawnPattern(pattern.custom)
      : resolvePattern({ pattern: pattern ?? DEFAULT_PATTERN })
  return mirrorRepeats ? mirrorPattern(own) : own
}

/** @param {string} label */
function drawnPattern(label) {
  const drawings = patterns.find((each) => each.label === label)?.drawing
  const completed = drawings && completePattern({ id: label, label, drawings })
  if (completed?.status !== 'complete') throw new Error(`There is no pattern "${label}".`)
  return completed.pattern
}

/** The articles in the gallery's own order. @param {DemoGallery} gallery */
const worksOf = ({ picked, sections = [] }) =>
  picked
    ? picked.flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    : articles
        .filter(({ section }) => sections.includes(section))
        .sort((a, b) => b.date.localeCompare(a.date))

/**
 * The share of each image that is seen, of those that may be cropped.
 * @param {DemoGallery} gallery @param {{ viewport: number, maxTiles: number }} options viewport in px
 */
function visibleShares(gallery, { viewport, maxTiles }) {
  const pattern = patternOf(gallery)
  const works = worksOf(gallery).map(({ slug, cover }) => ({
    id: slug,
    image: (cover && sizes.get(cover)) || null,
    isWhole: cover ? descriptions[cover]?.doNotCrop : false,
  }))
  const width = galleryWidth(viewport)
  const breakpoint = BREAKPOINTS.find((name) => width >= BREAKPOINT_MIN_WIDTH[name]) ?? 'narrow'
  const metrics = { breakpoint, width, gap: GAP }
  const height = rowHeight(pattern.breakpoints[breakpoint], metrics)
  const fitted = fitTiles({ layout: 'mosaic', pattern, fitShapes: !gallery.picked }, works)
  const count = Math.min(maxTiles, works.length)
  const { rectAt } = computeTileRects(
    { layout: 'mosaic', pattern },
    { count, aspectRatio: () => 1 },
    { ...metrics, rowHeight: height },
  )
  return fitted.slice(0, count).flatMap(({ image, isWhole }, index) => {
    if (!image || isWhole) return []
    const rect = rectAt(index)
    const factor = image.width / image.height / (rect.width / rect.height)
    return [Math.min(factor, 1 / factor)]
  })
}

/** The default of the CMS. */
const PAGE_SIZE = 24

/** Tiles of each gallery: those of the first page, and all. */
const MAX_TILES = [PAGE_SIZE, Infinity]
/** px */
const VIEWPORTS = [390, 768, 1280, 1440, 1920, 2560]

test.each(VIEWPORTS.flatMap((viewport) => MAX_TILES.map((maxTiles) => ({ viewport, maxTiles }))))(
  'the mosaics of the demo show most of each image in a page of $viewport px with $maxTiles tiles at most',
  (options) => {
    const shares = mosaics
      .flatMap((gallery) => visibleShares(gallery, options))
      .sort((a, b) => a - b)
    const quantile = (/** @type {number} */ part) => shares[Math.floor(part * shares.length)]
    expect(shares.length).toBeGreaterThan(50)
    expect(quantile(0.5)).toBeGreaterThanOrEqual(0.8)
    expect(quantile(0.05)).toBeGreaterThanOrEqual(0.5)
    expect(quantile(0)).toBeGreaterThanOrEqual(0.4)
  },
)
