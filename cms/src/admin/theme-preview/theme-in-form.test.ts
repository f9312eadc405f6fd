import { PRESETS } from '@tessera/content'
import { expect, test } from 'vitest'
import { DEFAULT_CUSTOM_THEME } from '../../globals/theme'
import { themeInForm } from './theme-in-form'

const custom = {
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

test('returns a preset regardless of the custom fields', () => {
  expect(themeInForm({ ...custom, preset: 'night' })).toBe(PRESETS.night)
  expect(themeInForm({ ...custom, preset: 'classic' })).toBeNull()
})

test('returns a custom theme when it is complete and has enough contrast', () => {
  expect(themeInForm(custom)).toMatchObject({ ...DEFAULT_CUSTOM_THEME, radius: 4 })
  expect(themeInForm({ ...custom, 'light.ink': '#eeeeee' })).toBeUndefined()
  expect(themeInForm({ ...custom, 'dark.paper': '#12' })).toBeUndefined()
})
