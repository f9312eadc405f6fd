import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goBack, goTo, option, shown } from '../../testing/live'
import { render } from '../../testing/render'
import { nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery } from '../images/Gallery'
import { ReactRouterLocation } from './ReactRouterLocation'

function WorkPage() {
  const [params] = useSearchParams()
  return (
    <ReactRouterLocation>
      <output>{params.toString()}</output>
      <Link to="?work.topic=Photos">The router’s photos</Link>
      <Gallery id="work" images={nineWorks} search />
    </ReactRouterLocation>
  )
}

/** Renders the gallery at the test's own address. @param loading ms that the router loads before it navigates */
async function renderInRouter(search = '', loading = 0) {
  goTo(search)
  const load = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), loading))
  const router = createBrowserRouter([
    {
      path: location.pathname,
      element: <WorkPage />,
      HydrateFallback: () => null,
      ...(loading > 0 && { loader: load }),
    },
    { path: '/works/:id', element: <h1>The page of a work</h1> },
  ])
  const address = location.href
  await render(<RouterProvider router={router} />)
  return { router, address }
}

const params = () => document.querySelector('output')?.textContent

test('a filter is a navigation of the router, which one Back undoes', async () => {
  const { router } = await renderInRouter()
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  await expect.poll(params).toBe('work.topic=Photos')
  expect(router.state.location.search).toBe('?work.topic=Photos')
  await goBack()
  await expect.poll(() => shown().length).toBe(9)
  await expect.poll(params).toBe('')
})

test('the gallery follows a navigation of the router', async () => {
  const { router } = await renderInRouter()
  await page.getByRole('link', { name: 'The router’s photos' }).click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  await router.navigate({ search: '' })
  await expect.poll(() => shown().length).toBe(9)
})

test('a shared link is shown in the first render', async () => {
  await renderInRouter('?work.topic=Photos')
  expect(shown()).toEqual(['w1', 'w4', 'w7'])
})

test('a filter is shown while the router still loads', { tags: 'long' }, async () => {
  await renderInRouter('', 1_000)
  await expect.poll(() => shown().length).toBe(9)
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  await expect.poll(params).toBe('work.topic=Photos')
  expect(shown()).toEqual(['w1', 'w4', 'w7'])
})

test('the lightbox is an entry of the router, which its Close button removes', async () => {
  const { router } = await renderInRouter()
  await page.getByRole('link', { name: 'Enlarge: Work 2' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Work 2' })).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?work.view=w2')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => router.state.location.search).toBe('')
  expect(router.state.historyAction).toBe('POP')
})

test('titles navigate by the router, without loading a page', async () => {
  const { router, address } = await renderInRouter()
  await page.getByRole('link', { name: 'Work 3', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'The page of a work' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/works/3')
  await goBack()
  await expect.poll(() => location.href).toBe(address)
})
