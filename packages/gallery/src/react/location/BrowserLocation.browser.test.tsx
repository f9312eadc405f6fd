import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, option, shown } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery } from '../images/Gallery'
import { BrowserLocation } from './BrowserLocation'

const MarkedLink = (props: ComponentProps<'a'>) => <a data-marked {...props} />

test('a page in the browser’s location hydrates what the server rendered, and writes the address', async () => {
  goTo('?work.topic=Photos')
  await renderLive(
    <BrowserLocation search="?work.topic=Photos">
      <Gallery id="work" images={nineWorks} />
    </BrowserLocation>,
  )
  expect(shown()).toEqual(['w1', 'w4', 'w7'])
  await option('Prints').click()
  await expect.poll(() => location.search).toBe('?work.topic=Prints')
  await expect.poll(shown).toHaveLength(6)
})

test('titles of tiles are links of the application’s component', async () => {
  await renderLive(
    <BrowserLocation Link={MarkedLink}>
      <Gallery id="work" images={nineWorks} />
    </BrowserLocation>,
  )
  const title = page.getByRole('link', { name: 'Work 1', exact: true })
  await expect.element(title).toHaveAttribute('data-marked')
})
