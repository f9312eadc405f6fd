import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import { DEFAULT_LIGHTBOX, INITIAL_STATE } from '../../../core/defaults'
import { LAYOUTS, type HoverEffect } from '../../../core/enumerations'
import type { LightboxOptions, Tile, TileImage } from '../../../core/types'
import { renderStatic } from '../../../testing/render'
import { galleryOf, tileOf } from '../../../testing/tiles/tiles'
import { StaticGallery } from '../StaticGallery'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const image: TileImage = {
  alt: 'A quay in the rain',
  width: 1200,
  height: 800,
  focalPoint: { x: 0.2, y: 0.9 },
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  caption: null,
  variants: [{ type: 'image/png', width: 320, src: PIXEL }],
}
const imaged: Tile = {
  ...tileOf('quay'),
  image,
  textCover: null,
  author: 'Ada Lindqvist',
  date: '2024-03-01T00:00:00Z',
}

const show = (
  tiles: readonly Tile[],
  hoverBox: HoverEffect = 'fade',
  lightbox: LightboxOptions | null = DEFAULT_LIGHTBOX,
) => {
  const gallery = galleryOf({ hoverBox, lightbox, groups: [] })
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return renderStatic(
    <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="?journal.topic=a" />,
  )
}
const findIn = (container: Element, selector: string): Element => {
  const found = container.querySelector(selector)
  if (found) return found
  throw new Error(`There is no ${selector}.`)
}

const box = () => page.elementLocator(document.querySelector('[data-hover-box]') ?? document.body)
const title = page.getByRole('link', { name: 'Title quay', exact: true })

test('a tile with several images says how many', async () => {
  show([
    { ...imaged, furtherImages: [image, image] },
    { ...tileOf('pier'), image },
  ])
  await expect.element(page.getByRole('img', { name: '3 images' })).toHaveTextContent('3')
  expect(document.querySelectorAll('[data-image-count]')).toHaveLength(1)
})

test.each(['ltr', 'rtl'])('the number of images stands beside its icon (%s)', (dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  show([{ ...imaged, furtherImages: [image] }])
  const badge = document.querySelector('[data-image-count]') ?? document.body
  const range = document.createRange()
  range.selectNodeContents(badge)
  const [number, around] = [range.getBoundingClientRect(), badge.getBoundingClientRect()]
  const [left, right] = [number.left - around.left, around.right - number.right]
  expect(dir === 'rtl' ? right - left : left - right).toBeGreaterThan(10)
})

describe('the hover box', () => {
  for (const hoverBox of ['fade', 'slide-bottom', 'zoom'] as const)
    test(
      `${hoverBox}: is shown on hover and while an element inside is focused`,
      longIf(hoverBox !== 'fade'),
      async () => {
        show([imaged], hoverBox)
        await page.getByRole('heading', { name: 'Work' }).hover()
        await expect.element(box()).toHaveStyle({ opacity: '0' })
        await page.getByRole('listitem').hover()
        await expect.element(box()).toHaveStyle({ opacity: '1' })
        await page.getByRole('heading', { name: 'Work' }).hover()
        await userEvent.tab()
        await expect.element(title).toHaveFocus()
        await expect.element(box()).toHaveStyle({ opacity: '1' })
      },
    )

  test('none: is always shown, with the title below the image', async () => {
    show([imaged], 'none')
    await expect.element(title).toBeVisible()
    await expect.element(box()).toHaveStyle({ opacity: '1' })
    const image = document.querySelector('picture')?.getBoundingClientRect()
    expect(title.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      image?.bottom ?? Infinity,
    )
  })

  test('has a link and a zoom link of at least 44 px that keep the URL keys of other galleries', async () => {
    show([imaged])
    const zoom = page.getByRole('link', { name: 'Enlarge: Title quay' })
    await expect.element(zoom).toHaveAttribute('href', '?journal.topic=a&work.view=quay')
    await expect.element(zoom).toHaveAttribute('aria-haspopup', 'dialog')
    await expect
      .element(page.getByRole('link', { name: 'Read: Title quay' }))
      .toHaveAttribute('href', '/articles/quay')
    expect(zoom.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(zoom.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('has no zoom link when the gallery has no lightbox', () => {
    show([imaged], 'fade', null)
    expect(document.querySelector('[data-zoom]')).toBeNull()
  })

  test('links to the article from all over the tile', async () => {
    show([imaged], 'none')
    const { left, top } = document.querySelector('picture')?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    }
    // `content-visibility` skips the content until the browser has painted the tile.
    await expect.poll(() => document.elementFromPoint(left + 20, top + 20)).toBe(title.element())
  })
})

describe('an image', () => {
  test('fills its tile, keeps its focal point visible and has placeholder colours', () => {
    show([imaged])
    const image = document.querySelector('img')
    expect(image && getComputedStyle(image).objectPosition).toBe('20% 90%')
    expect(image?.getBoundingClientRect().width).toBe(
      document.querySelector('[data-tile]')?.getBoundingClientRect().width,
    )
    expect(document.querySelector('picture')?.style.getPropertyValue('--_tessera-a')).toMatch(
      /^#[0-9a-f]{3}$/,
    )
  })
})

describe('a text cover', () => {
  const LONG =
    'A true and complete account of the manner in which the boats of the northern fleet were painted, numbered and named between the spring of 1911 and the autumn of 1938, with text covers after drawings by'
  const textCovers = Array.from({ length: 8 }, (_, i): Tile => ({
    ...tileOf(`p${i}`),
    title: i % 2 === 0 ? LONG : 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    textCover: {
      aspectRatio: 0.7,
      lines: ['Ada Lindqvist', 'Screenprint on paper', '420 x 600 mm'],
    },
  }))

  test.each([320, 700, 1280])('keeps titles of any length inside its tile, %i px wide', (width) => {
    const container = show(textCovers)
    container.style.inlineSize = `${width}px`
    for (const textCover of container.querySelectorAll('[data-text-cover]')) {
      // The smallest text cover can be scrolled to the end of the longest title.
      const { right, top } = textCover.getBoundingClientRect()
      const bottom = top + textCover.scrollHeight
      for (const part of textCover.querySelectorAll('h3, [data-lines] li:first-child')) {
        const inner = part.getBoundingClientRect()
        expect(inner.right).toBeLessThanOrEqual(right)
        expect(inner.bottom).toBeLessThanOrEqual(bottom)
        expect(inner.height).toBeGreaterThan(0)
      }
    }
  })

  test('keeps measures left-to-right in a right-to-left page, aligned with its line start', () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const container = show([
      { ...tileOf('a'), textCover: { aspectRatio: 2, lines: ['233 × 168 mm'] } },
    ])
    const line = container.querySelector('[data-lines] > li')
    const range = document.createRange()
    range.selectNodeContents(line ?? container)
    const [first, last] = [range.cloneRange(), range.cloneRange()]
    const text = line?.firstChild ?? container
    first.setEnd(text, 3)
    last.setStart(text, 10)
    expect(first.getBoundingClientRect().right).toBeLessThan(last.getBoundingClientRect().left)
    expect(range.getBoundingClientRect().right).toBeCloseTo(
      line?.getBoundingClientRect().right ?? 0,
      0,
    )
  })

  test.each([0.4, 0.7, 2])('draws the proportion %f of the object within 96 px', (aspectRatio) => {
    show([{ ...tileOf('a'), textCover: { aspectRatio, lines: [] } }])
    const sheet = document.querySelector('[data-proportions] > span')
    if (!sheet) throw new Error('There is no drawing.')
    const { width, height } = sheet.getBoundingClientRect()
    expect(width / height).toBeCloseTo(aspectRatio, 1)
    expect(height).toBeGreaterThan(20)
    // With a dimension line below and one beside it.
    const [below, side] = [getComputedStyle(sheet, '::after'), getComputedStyle(sheet, '::before')]
    expect(height - Number.parseFloat(below.bottom)).toBeLessThanOrEqual(96)
    expect(width - Number.parseFloat(side.right)).toBeLessThanOrEqual(96)
    for (const line of [below, side]) expect(line.borderRightStyle).toBe('solid')
    expect(getComputedStyle(sheet).borderStyle).toBe('none')
  })
})

test('a row of a list has its text cover where the others have their image', () => {
  const gallery = galleryOf({ layout: 'list' })
  const tiles = [imaged, tileOf('b'), tileOf('c')]
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  const container = renderStatic(
    <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />,
  )
  const edges = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [Math.round(left), Math.round(right)]
    })
  const [image, ...covers] = edges('picture, [data-text-cover]')
  expect(covers).toEqual([image, image])
  const titles = edges('[data-caption] > h3').map(([left]) => left)
  expect(titles).toHaveLength(3)
  expect(new Set(titles).size).toBe(1)
  expect(container.querySelectorAll('[data-text-cover] h3')).toHaveLength(0)
})

test('a row of a list on a phone has no lines in its text cover, which would be cut off', () => {
  const gallery = galleryOf({ layout: 'list' })
  const view = new GalleryIndex(gallery, [tileOf('b')]).view(INITIAL_STATE)
  const container = renderStatic(
    <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />,
  )
  const lines = findIn(container, '[data-text-cover] > [data-lines]')
  expect(lines.checkVisibility()).toBe(true)
  container.style.inlineSize = '328px'
  expect(lines.checkVisibility()).toBe(false)
})

test('a row of a list shows its tags on the line of author and year', () => {
  const gallery = galleryOf({ layout: 'list' })
  const tiles = [{ ...imaged, terms: { topic: ['print'], year: ['2023'] } }]
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  const container = renderStatic(
    <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />,
  )
  // Measures the letters: the boxes around them depend on the installed fonts.
  const bottomOf = (selector: string) => {
    const letters = document.createRange()
    letters.selectNodeContents(findIn(container, selector))
    return letters.getBoundingClientRect().bottom
  }
  expect(container.querySelector('[data-tags]')?.textContent).toBe('Print2023')
  expect(bottomOf('[data-tags] > li')).toBeCloseTo(bottomOf('[data-meta]'), 0)
})

test.each([540, 640, 708, 800, 860, 920])(
  'a row of a list shows only whole lines, and its author, %i px wide',
  (width) => {
    const gallery = galleryOf({ layout: 'list' })
    const texts = {
      title: 'Almanac: Four Suns for Four Quarters',
      intro: 'Prints in four. '.repeat(20),
    }
    const view = new GalleryIndex(gallery, [{ ...imaged, ...texts }]).view(INITIAL_STATE)
    const container = renderStatic(
      <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />,
    )
    container.style.inlineSize = `${width}px`
    const intro = findIn(container, '[data-intro]')
    const lines =
      intro.getBoundingClientRect().height / parseFloat(getComputedStyle(intro).lineHeight)
    expect(lines).toBeCloseTo(Math.round(lines), 1)
    expect(Math.round(lines)).toBeGreaterThanOrEqual(1)
    const meta = findIn(container, '[data-meta]').getBoundingClientRect()
    expect(meta.height).toBeGreaterThan(0)
    // A line box has some space below its letters.
    const { bottom } = findIn(container, 'article').getBoundingClientRect()
    expect(meta.bottom).toBeLessThanOrEqual(bottom + 3)
  },
)

describe('a site owner', () => {
  test('restyles by a token or by one unlayered rule', () => {
    const container = show([imaged])
    const grid = container.querySelector('[data-grid]')
    container.style.setProperty('--tessera-gap', '24px')
    expect(grid && getComputedStyle(grid).columnGap).toBe('24px')
    const style = document.createElement('style')
    style.textContent = '[data-tile] { border-radius: 12px }'
    container.append(style)
    const tile = container.querySelector('[data-tile]')
    expect(tile && getComputedStyle(tile).borderRadius).toBe('12px')
  })
})

test('a text cover on a narrow tile keeps its text inside its padding', async () => {
  await page.viewport(320, 600)
  const long = 'Lettering for the Glass of the Harbour Office Door, Which Opens Outwards'
  show([{ ...tileOf('door'), title: long }, ...['a', 'b', 'c'].map((id) => tileOf(id))])
  for (const textCover of document.querySelectorAll('[data-text-cover]')) {
    const { left, right } = textCover.getBoundingClientRect()
    for (const part of textCover.children) {
      const inner = part.getBoundingClientRect()
      expect(inner.left).toBeGreaterThanOrEqual(left + 12)
      expect(inner.right).toBeLessThanOrEqual(right - 12)
    }
  }
  await page.viewport(1280, 900)
})

test('a gallery without articles shows a message and no filters', async () => {
  const gallery = galleryOf()
  const view = new GalleryIndex(gallery, []).view(INITIAL_STATE)
  renderStatic(<StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />)
  await expect.element(page.getByText('There are no articles here yet.')).toBeVisible()
  expect(document.querySelector('[data-option]')).toBeNull()
})

describe('an image that is not cropped', () => {
  test.each(LAYOUTS)('is shown whole on its own colour in the layout %s', (layout) => {
    const gallery = galleryOf({ layout, groups: [] })
    const whole = { ...imaged, image: { ...image, wholeOn: '#f2ead8' } }
    const view = new GalleryIndex(gallery, [whole]).view(INITIAL_STATE)
    renderStatic(<StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />)
    const picture = findIn(document.body, '[data-tile] picture')
    expect(getComputedStyle(picture).background).toContain('rgb(242, 234, 216)')
    expect(getComputedStyle(findIn(picture, 'img')).objectFit).toBe('contain')
  })

  test('other images fill their tiles', () => {
    show([imaged])
    expect(getComputedStyle(findIn(document.body, '[data-tile] img')).objectFit).toBe('cover')
  })
})
