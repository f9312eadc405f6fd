import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PANEL_QUERY } from './panel-query'

test('is the media query of the panel in the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles/layout/header.css'), 'utf8')
  expect(css).toContain(`@media ${PANEL_QUERY}`)
  expect(css).toContain(`@media ${PANEL_QUERY.replace('<', '>=')}`)
})
