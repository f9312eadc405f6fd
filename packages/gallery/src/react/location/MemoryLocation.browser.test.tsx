import { expect, test } from 'vitest'
import { option, shown } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery } from '../images/Gallery'
import { MemoryLocation } from './MemoryLocation'

test('galleries in a memory location share a query string, which the page does not have', async () => {
  const searches: string[] = []
  const container = await renderLive(
    <MemoryLocation search="?work.topic=Photos" onChange={(search) => searches.push(search)}>
      <Gallery id="work" images={nineWorks} />
      <Gallery
        id="other"
        images={nineWorks.slice(0, 1).map(({ src, ...rest }) => ({ ...rest, src, id: 'x' }))}
      />
    </MemoryLocation>,
  )
  expect(shown()).toEqual(['w1', 'w4', 'w7', 'x'])
  await option('Prints').click()
  await expect.poll(() => shown().length).toBe(7)
  expect(searches).toEqual(['?work.topic=Prints'])
  expect(location.search).toBe('')
  const zoom = container.querySelector('[data-gallery=other] [data-zoom]')
  await expect
    .poll(() => {
      zoom?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      return zoom?.getAttribute('href')
    })
    .toBe('?work.topic=Prints&other.view=x')
})
