import { PRESETS } from '@tessera/content'
import { expect, test } from 'vitest'
import { OWN_LOOK } from '../../globals/theme'
import { formTheme } from './form-theme'

const own = {
  preset: 'own',
  scheme: 'auto',
  type: 'plain',
  size: 'normal',
  radius: 4,
  density: 'airy',
  ...Object.fromEntries(
    Object.entries(OWN_LOOK).flatMap(([name, colours]) =>
      Object.entries(colours).map(([part, colour]) => [`${name}.${part}`, colour]),
    ),
  ),
}

test('a preset is shown as it is, whatever the own fields hold', () => {
  expect(formTheme({ ...own, preset: 'night' })).toBe(PRESETS.night)
  expect(formTheme({ ...own, preset: 'house' })).toBeNull()
})

test('an own look begins readable, and is shown once it is complete', () => {
  expect(formTheme(own)).toMatchObject({ ...OWN_LOOK, radius: 4 })
  expect(formTheme({ ...own, 'light.ink': '#eeeeee' })).toBeUndefined()
  expect(formTheme({ ...own, 'dark.paper': '#12' })).toBeUndefined()
})
