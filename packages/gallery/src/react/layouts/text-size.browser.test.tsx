import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LAYOUTS } from '../../core/enumerations'
import { findClippedWords } from '../../testing/find-clipped-words'
import { showTiles, tileWithImage } from '../../testing/tiles/show-tiles'
import { tileOf } from '../../testing/tiles/tiles'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`
/** https://www.w3.org/TR/WCAG22/#resize-text */
const LARGE_TEXT = 'html { font-size: 200% }'

/** Every second one has an image. */
const TILES = Array.from({ length: 14 }, (_, index) => ({
  ...(index % 2 === 0 ? tileWithImage(`t${index}`) : tileOf(`t${index}`)),
  title: 'A Title of Sixty Letters, Which Is the Longest Whole Title',
  author: 'Wilhelmina Constantinopolous',
}))

for (const layout of LAYOUTS)
  for (const hoverBox of ['fade', 'none'] as const)
    for (const width of [1280, 390])
      test(
        `${layout}, hover box ${hoverBox}, ${width} px: text spacing and text of 200 % cut off no word`,
        longIf(layout !== 'mosaic' || hoverBox !== 'fade' || width > 390),
        async () => {
          await page.viewport(width, 900)
          showTiles(TILES, { layout, hoverBox })
          for (const css of ['', TEXT_SPACING, LARGE_TEXT]) {
            const style = document.createElement('style')
            style.textContent = css
            document.head.append(style)
            onTestFinished(() => style.remove())
            expect(findClippedWords(), css).toEqual({ clipped: [], elidedInHeadings: [] })
            style.remove()
          }
        },
      )
