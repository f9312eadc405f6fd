import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ownerScripts } from './owner-scripts'

const script = (code: string, needsConsent = false) => ({
  name: 'Numbers',
  needsConsent,
  source: { code },
})

test('code becomes a file whose name changes with it', () => {
  const [one, same, other] = ['go()', 'go()', 'stop()'].map(
    (code) => ownerScripts([script(code)]).onPages[0]?.src,
  )
  expect(one).toMatch(/^\/scripts\/[\w-]{16}\.js$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

test('a file of the site is named as it is, and not served by us', () => {
  const own = { name: 'Own', needsConsent: true, source: { href: '/own/numbers.js' } }
  expect(ownerScripts([own])).toEqual({
    onPages: [{ name: 'Own', needsConsent: true, src: '/own/numbers.js' }],
    files: new Map(),
  })
})

test('two scripts may use one name, and end in a comment', () => {
  const { files } = ownerScripts([
    script('const a = 1; done.push(a) // the end'),
    script('const a = 2; done.push(a)'),
  ])
  const context = { done: [] }
  for (const file of files.values()) runInNewContext(file, context)
  expect(context.done).toEqual([1, 2])
})
