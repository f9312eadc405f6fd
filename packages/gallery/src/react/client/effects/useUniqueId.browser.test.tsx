import { expect, test, vi } from 'vitest'
import { renderLive } from '../../../testing/render'
import { imageInputs } from '../../../testing/tiles/image-inputs'
import { Gallery } from '../../images/Gallery'

test('two galleries with one id are reported: what, why and what to do', async () => {
  const errors = vi.mocked(console.error).mockImplementation(() => undefined)
  await renderLive(
    <>
      <Gallery id="work" images={imageInputs(1)} url={false} />
      <Gallery id="work" images={imageInputs(1, { id: 'x' })} url={false} />
    </>,
  )
  await expect
    .poll(() => errors.mock.calls.flat().join())
    .toContain(
      'Two galleries on this page have the id "work". A filter of one would change the URL keys of both, and links would lead to the wrong tiles. Give each gallery its own id.',
    )
  errors.mockClear()
})

test('galleries without an id have different ones', async () => {
  await renderLive(
    <>
      <Gallery images={imageInputs(1)} />
      <Gallery images={imageInputs(1)} />
    </>,
  )
  const ids = [...document.querySelectorAll<HTMLElement>('[data-gallery]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
