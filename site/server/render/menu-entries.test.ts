import type { LinkTarget } from '@tessera/content'
import { expect, test } from 'vitest'
import { menuEntries } from './menu-entries'

const page = (key: string): LinkTarget => ({ kind: 'page', key })
const published = new Map([['about', '/about']])
const hrefOf = (target: LinkTarget) =>
  'href' in target ? target.href : (published.get(target.key) ?? null)
const entries = (items: Parameters<typeof menuEntries>[0]['items']) =>
  menuEntries({ items }, hrefOf)

test('keeps links, headings and links with sub-menus in their order', () => {
  expect(
    entries([
      { label: 'About', to: page('about'), items: [{ label: 'Us', to: { href: '/us' } }] },
      { label: 'More', to: null, items: [{ label: 'Out', to: { href: 'https://example.org' } }] },
      { label: 'Work', to: { href: '/#work' }, items: [] },
    ]),
  ).toEqual([
    { label: 'About', href: '/about', items: [{ label: 'Us', href: '/us' }] },
    { label: 'More', href: null, items: [{ label: 'Out', href: 'https://example.org' }] },
    { label: 'Work', href: '/#work', items: [] },
  ])
})

test('omits links to unpublished documents, and entries without any link', () => {
  expect(
    entries([
      { label: 'Gone', to: page('gone'), items: [] },
      { label: 'Heading', to: null, items: [{ label: 'Gone', to: page('gone') }] },
      {
        label: 'Parent',
        to: page('gone'),
        items: [
          { label: 'Gone', to: page('gone') },
          { label: 'About', to: page('about') },
        ],
      },
    ]),
  ).toEqual([{ label: 'Parent', href: null, items: [{ label: 'About', href: '/about' }] }])
})
