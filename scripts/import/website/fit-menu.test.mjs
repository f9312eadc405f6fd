import { expect, test } from 'vitest'
import { fitMenu } from './fit-menu.mjs'

const page = { kind: /** @type {const} */ ('page'), key: '1' }
/** @param {string} id @param {string} parent @param {import('./website.mjs').MenuLink['target']} target */
const link = (id, parent = '', target = page) => ({
  line: 1,
  id,
  parent,
  label: `Link ${id}`,
  target,
})

test('has one submenu per link, with the links at all depths below it', () => {
  const { links, losses } = fitMenu([
    ...[link('a', '', null), link('b', 'a'), link('c', 'b'), link('d')],
  ])
  expect(links).toMatchObject([
    { label: 'Link a', target: null, links: [{ label: 'Link b' }, { label: 'Link c' }] },
    { label: 'Link d', target: page, links: [] },
  ])
  expect(losses).toEqual([])
})

test('reports each link that it leaves out', () => {
  const many = Array.from({ length: 20 }, (_, n) => link(`${n}`))
  const { links, losses } = fitMenu([
    ...[link('nowhere', '', null), link('a'), link('heading', 'a', null), link('c', 'heading')],
    ...[link('loop', 'loop'), link('orphan', 'gone'), ...many],
  ])
  expect(links).toHaveLength(20)
  expect(losses.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    'Link nowhere leads to something that is not imported',
    'Link 19 is more than the 20 links that fit',
    'Link heading is a heading in a submenu: only the links below it are kept',
    'Link loop is below a link that the menu does not have',
    'Link orphan is below a link that the menu does not have',
  ])
})
