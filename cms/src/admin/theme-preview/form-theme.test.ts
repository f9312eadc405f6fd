import { PRESETS } from '@tessera/content'
import { expect, test } from 'vitest'
import { DEFAULT_CUSTOM_THEME } from '../../globals/theme'
import { formTheme } from './form-theme'

const own = {
  preset: 'custom',
  colorScheme: 'auto',
  fonts: 'plain',
  textSize: 'normal',
  headingScale: 'normal',
  radius: 4,
  density: 'spacious',
  ...Object.fromEntries(
    Object.entries(DEFAULT_CUSTOM_THEME).flatMap(([name, colours]) =>
      Object.entries(colours).map(([part, colour]) => [`${name}.${part}`, colour]),
    ),
  ),
}

test('a preset is shown as it is, whatever the own fields hold', () => {
  expect(formTheme({ ...own, preset: 'night' })).toBe(PRESETS.night)
  expect(formTheme({ ...own, preset: 'classic' })).toBeNull()
})

test('an own look begins readable, and is shown once it is complete', () => {
  expect(formTheme(own)).toMatchObject({ ...DEFAULT_CUSTOM_THEME, radius: 4 })
  expect(formTheme({ ...own, 'light.ink': '#eeeeee' })).toBeUndefined()
  expect(formTheme({ ...own, 'dark.paper': '#12' })).toBeUndefined()
})
