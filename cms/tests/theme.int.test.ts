import { PRESETS } from '@tessera/content'
import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { DEFAULT_CUSTOM_THEME } from '../src/globals/theme'
import { bodyOf, published } from './published'

describe.each(databaseKinds())('the look of the site on %s', (_, start) => {
  const cms = cmsOn(start)

  const save = (data: object) => cms.payload.updateGlobal({ slug: 'theme', data })
  const look = () => bodyOf(cms.payload, 'theme', 'theme')

  test('is published when an editor chooses one that comes with the site', async () => {
    await save({ preset: 'night' })
    expect(await look()).toEqual(PRESETS.night)
  })

  test('of an editor’s own begins with what is readable, and is published whole', async () => {
    await save({ preset: 'custom', radius: 8, density: 'spacious' })
    expect(await look()).toEqual({
      ...{ colorScheme: 'auto', fonts: 'editorial', textSize: 'normal', headingScale: 'normal' },
      ...DEFAULT_CUSTOM_THEME,
      ...{ radius: 8, density: 'spacious' },
    })
  })

  test.each([
    [{ ink: '#bbbbbb' }, 'The contrast with the paper colour is too low'],
    [{ accent: '#ffee00' }, 'too low: 1.'],
    [{ paper: 'red; background: url(https://evil.example)' }, 'Enter a colour as #'],
  ])('is refused with %o, and stays as it was', async (colours, message) => {
    const before = await look()
    await expect(
      save({ preset: 'custom', light: { ...DEFAULT_CUSTOM_THEME.light, ...colours } }),
    ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining(message) }] } })
    expect(await look()).toEqual(before)
  })

  test('is taken back when the editor returns to the house’s own', async () => {
    await save({ preset: 'classic' })
    expect(await published(cms.payload, 'theme')).toEqual(['theme - gone'])
  })
})
