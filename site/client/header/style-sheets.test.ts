import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HEADER_HEIGHT } from './header-height'
import { PANEL_QUERY } from './panel-query'

const readStyles = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../styles/layout', name), 'utf8')

test('the media query of the menu’s panel is that of the style sheet', () => {
  expect(readStyles('header.css')).toContain(`@media ${PANEL_QUERY}`)
  expect(readStyles('header.css')).toContain(`@media ${PANEL_QUERY.replace('<', '>=')}`)
})

test('the height of the header is that of the style sheet', () => {
  expect(readStyles('base.css')).toContain(`--tessera-header-height: ${HEADER_HEIGHT}px;`)
})
