import { createRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GalleryState } from '../../core/types'
import { selectOption } from '../../core/url/state-changes'
import { countHistoryEntries, goBack, goTo, option, shown } from '../../testing/live'
import { hydrate, render, renderLive, renderStatic } from '../../testing/render'
import { imageInputs, nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery } from './Gallery'
import { GalleryFilters, GalleryGrid, GalleryLightbox } from '../client/components'
import { GalleryRoot } from '../client/GalleryRoot'
import { useGallery } from '../client/useGallery'

const rootOf = (container: Element) => {
  const root = container.querySelector<HTMLElement>('[data-gallery]')
  if (!root) throw new Error('There is no gallery.')
  return root
}

test('images alone are a mosaic with a lightbox, and leave the URL as it is', async () => {
  const added = countHistoryEntries()
  const container = await renderLive(<Gallery images={imageInputs(5)} />)
  expect(shown()).toEqual(['w1', 'w2', 'w3', 'w4', 'w5'])
  expect(rootOf(container).dataset).toMatchObject({ layout: 'mosaic', untitled: '' })
  expect(container.querySelector('h2, h3, [data-caption], [data-filters]')).toBeNull()
  await page.getByRole('link', { name: 'Enlarge: Colour 2' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Colour 2' })).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /Open/ }))
    .not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([location.search, added()]).toEqual(['', 0])
})

test('without script, zoom links of a gallery without URL state lead to the images', () => {
  const container = renderStatic(<Gallery images={imageInputs(1)} />)
  const zoom = container.querySelector('[data-zoom]')
  expect(zoom?.getAttribute('href')).toBe(imageInputs(1)[0]?.src)
})

test('the tiles of images without text have no strip below them', async () => {
  const container = await render(<Gallery images={imageInputs(3)} />)
  for (const tile of container.querySelectorAll<HTMLElement>('[data-tile]')) {
    const image = tile.querySelector('picture')
    expect(image?.getBoundingClientRect().height).toBe(tile.getBoundingClientRect().height)
  }
})

test('with an id the filters made of terms are in the URL, and Back undoes one', async () => {
  await renderLive(<Gallery id="work" title="Work" images={nineWorks} />)
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  expect(location.search).toBe('?work.topic=Photos')
  await goBack()
  await expect.poll(() => shown().length).toBe(9)
})

test('a shared link is shown at once without a server', async () => {
  goTo('?work.topic=Photos')
  await render(<Gallery id="work" images={nineWorks} />)
  expect(shown()).toEqual(['w1', 'w4', 'w7'])
})

test('a shared link is shown after hydration of markup that a server rendered without it', async () => {
  const gallery = <Gallery id="work" images={nineWorks} />
  const container = renderStatic(gallery)
  goTo('?work.topic=Photos')
  await hydrate(container, gallery)
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
})

test('search, orders and pages are hydrated from the markup of a server', async () => {
  await renderLive(
    <Gallery
      id="work"
      title="Work"
      images={nineWorks}
      search
      sorts={['title']}
      paging={{ kind: 'pages', size: 4 }}
    />,
  )
  await page.getByRole('searchbox').fill('Work 7')
  await expect.poll(shown).toEqual(['w7'])
})

test('images written in place do not reset the gallery, other images do', async () => {
  let show: (count: number) => void = () => undefined
  function Page() {
    const [count, setCount] = useState(9)
    show = setCount
    return <Gallery id="work" images={nineWorks.slice(0, count).map((image) => ({ ...image }))} />
  }
  await render(<Page />)
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  show(5)
  await expect.poll(shown).toEqual(['w1', 'w4'])
})

test('the root has the class, style, attributes and ref that it is given', async () => {
  const ref = createRef<HTMLElement>()
  const container = await render(
    <Gallery
      images={imageInputs(2)}
      className="wide"
      style={{ marginBlock: 40 }}
      aria-label="Colours"
      data-test="x"
      ref={ref}
    />,
  )
  const root = rootOf(container)
  expect(ref.current).toBe(root)
  expect([root.className, root.style.marginBlock, root.dataset['test']]).toEqual([
    'wide',
    '40px',
    'x',
  ])
  await expect.element(page.getByRole('region', { name: 'Colours' })).toBeInTheDocument()
})

test('slots replace the tiles, the filters, the caption and the message for no results', async () => {
  await renderLive(
    <Gallery
      id="work"
      images={nineWorks}
      search
      renderTile={({ tile, image, zoom }) => (
        <>
          {image}
          <b>{tile.title}!</b>
          {zoom && <a {...zoom}>+</a>}
        </>
      )}
      renderFilters={({ children }) => <div className="own-filters">{children}</div>}
      renderCaption={(tile) => <em>About {tile.title}</em>}
      renderEmpty={() => <p>Nothing at all</p>}
    />,
  )
  await expect.element(page.getByText('Work 2!')).toBeInTheDocument()
  expect(document.querySelector('.own-filters [data-filters]')).not.toBeNull()
  await page.getByRole('link', { name: 'Enlarge: Work 2' }).click()
  await expect.element(page.getByRole('dialog').getByText('About Work 2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText('Nothing at all')).toBeVisible()
})

test('reports each new state, and keeps it out of the URL with url={false}', async () => {
  const states: GalleryState[] = []
  await renderLive(
    <Gallery
      id="work"
      images={nineWorks}
      url={false}
      onStateChange={(state) => states.push(state)}
    />,
  )
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  expect(states.map(({ selection }) => selection)).toEqual([{ topic: ['Photos'] }])
  expect(location.search).toBe('')
})

test('a controlled gallery shows the state that it is given and no other', async () => {
  const requests: GalleryState[] = []
  let setState: (state: Partial<GalleryState>) => void = () => undefined
  function Page() {
    const [state, set] = useState<Partial<GalleryState>>({ selection: { topic: ['Prints'] } })
    setState = set
    return (
      <Gallery
        id="work"
        images={nineWorks}
        state={state}
        onStateChange={(next) => requests.push(next)}
      />
    )
  }
  await renderLive(<Page />)
  expect(shown()).toHaveLength(6)
  await option('Photos').click()
  await expect.poll(() => requests.at(-1)?.selection).toEqual({ topic: ['Photos'] })
  expect(shown()).toHaveLength(6)
  setState(requests.at(-1) ?? {})
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  setState({})
  await expect.poll(() => shown().length).toBe(9)
  expect(location.search).toBe('')
})

test('useGallery is a gallery without markup', async () => {
  function Own() {
    const { view, state, linkTo } = useGallery({ id: 'work', images: nineWorks })
    return (
      <>
        <a {...linkTo(selectOption(state, 'topic', 'Photos'))}>Only photos</a>
        <ol>
          {view.tiles.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </>
    )
  }
  const container = await renderLive(<Own />)
  await page.getByRole('link', { name: 'Only photos' }).click()
  await expect.poll(() => container.querySelectorAll('li').length).toBe(3)
  expect(location.search).toBe('?work.topic=Photos')
})

test('the components are placed as a developer likes', async () => {
  function Own() {
    const gallery = useGallery({ id: 'work', images: nineWorks })
    return (
      <GalleryRoot gallery={gallery} className="own">
        <GalleryGrid gallery={gallery} />
        <aside>
          <GalleryFilters gallery={gallery} />
        </aside>
        <GalleryLightbox gallery={gallery} />
      </GalleryRoot>
    )
  }
  const container = await renderLive(<Own />)
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  expect(container.querySelector('.own > aside [data-filters]')).not.toBeNull()
  await page.getByRole('link', { name: 'Enlarge: Work 4' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Work 4' })).toBeVisible()
})

test.each(['mosaic', 'columns', 'masonry', 'justified', 'list'] as const)(
  'tiles in a box of the page keep the layout %s, and follow the width of the box',
  async (layout) => {
    function Page() {
      const gallery = useGallery({ images: imageInputs(6), layout })
      return (
        <GalleryRoot gallery={gallery}>
          <div style={{ containerType: 'inline-size', inlineSize: 600 }}>
            <GalleryGrid gallery={gallery} />
          </div>
        </GalleryRoot>
      )
    }
    const container = await render(<Page />)
    const rects = [...container.querySelectorAll('[data-tile]')].map((tile) =>
      tile.getBoundingClientRect(),
    )
    const left = rects[0]?.left ?? 0
    expect(Math.max(...rects.map(({ right }) => right)) - left).toBeCloseTo(600, 0)
    for (const { width, height } of rects) expect(Math.min(width, height)).toBeGreaterThan(30)
  },
)
