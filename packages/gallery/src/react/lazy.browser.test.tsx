import { Suspense, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render'
import { lazyComponent } from './lazy'
import { createLoader } from './loader'

const Hello: ComponentType<{ readonly name: string }> = ({ name }) => <p>Hello {name}</p>
const Plain: ComponentType<{ readonly name: string }> = ({ name }) => <p>{name}</p>

/** Fails the given number of times. */
function failing(times: number) {
  let failures = 0
  return vi.fn(async () => {
    if (failures++ < times) throw new Error('offline')
    return Hello
  })
}

/** Takes the errors out of the console, where they would fail the test. */
function takeErrors(): readonly unknown[] {
  const { mock } = vi.mocked(console.error)
  return mock.calls.splice(0).flat()
}

const inBoundary = (Component: ComponentType<{ readonly name: string }>) => (
  <Suspense fallback="loading">
    <Component name="Ada" />
  </Suspense>
)

test('a loader loads once', async () => {
  const load = failing(0)
  const loader = createLoader('hello', load)
  expect(await Promise.all([loader(), loader()])).toEqual([Hello, Hello])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a loader logs a failure, resolves with null and tries again at the next call', async () => {
  const loader = createLoader('hello', failing(1))
  expect(await Promise.all([loader(), loader()])).toEqual([null, null])
  expect(takeErrors()).toEqual(['Error in script declaration', 'Error: offline (hello)'])
  expect(await loader()).toBe(Hello)
})

test('a lazy component is rendered at once when it was preloaded', async () => {
  const Lazy = lazyComponent('hello', failing(0))
  expect(Lazy.preload.current).toBeNull()
  await Lazy.preload()
  expect(Lazy.preload.current).not.toBeNull()
  const container = await render(<Lazy name="Ada" />)
  expect(container.innerHTML).toBe('<p>Hello Ada</p>')
})

test('a lazy component that fails shows its fallback and loads again at the next mount', async () => {
  const load = failing(1)
  const Lazy = lazyComponent('hello', load, Plain)
  await render(inBoundary(Lazy))
  await expect.element(page.getByText('Ada')).toBeVisible()
  expect(takeErrors()).toEqual(['Error in script declaration', 'Error: offline (hello)'])
  expect(load).toHaveBeenCalledTimes(1)
  await render(inBoundary(Lazy))
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
