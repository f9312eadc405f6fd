import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ownerScripts } from './owner-scripts'

const script = (code: string, needsConsent = false) => ({
  name: 'Numbers',
  needsConsent,
  source: { code },
})

test('turns code into a file whose URL changes with the code', () => {
  const [one, same, other] = ['go()', 'go()', 'stop()'].map(
    (code) => ownerScripts([script(code)]).onPages[0]?.src,
  )
  expect(one).toMatch(/^\/scripts\/[\w-]{16}\.js$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

test('links a file of the site without serving it', () => {
  const own = { name: 'Own', needsConsent: true, source: { href: '/own/numbers.js' } }
  expect(ownerScripts([own])).toEqual({
    onPages: [{ name: 'Own', needsConsent: true, src: '/own/numbers.js' }],
    files: new Map(),
  })
})

test('lets two scripts declare the same name and end with a comment', () => {
  const { files } = ownerScripts([
    script('const a = 1; done.push(a) // the end'),
    script('const a = 2; done.push(a)'),
  ])
  const context = { done: [] }
  for (const file of files.values()) runInNewContext(file, context)
  expect(context.done).toEqual([1, 2])
})
