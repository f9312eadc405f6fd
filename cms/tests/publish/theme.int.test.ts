import { PRESETS } from '@tessera/content'
import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { DEFAULT_CUSTOM_THEME } from '../../src/globals/theme'
import { publishedBody, publishedRows } from '../testing/published'

onEachDatabase('the theme', (database) => {
  const cms = sharedCms(database)

  const save = (data: object) => cms.payload.updateGlobal({ slug: 'theme', data })
  const theme = () => publishedBody(cms.payload, 'theme', 'theme')

  test('publishes a preset', async () => {
    await save({ preset: 'night' })
    expect(await theme()).toEqual(PRESETS.night)
  })

  test('publishes a custom theme with readable default colours', async () => {
    await save({ preset: 'custom', radius: 8, density: 'spacious' })
    expect(await theme()).toEqual({
      ...{ colorScheme: 'auto', fonts: 'editorial', textSize: 'normal', headingScale: 'normal' },
      ...DEFAULT_CUSTOM_THEME,
      ...{ radius: 8, density: 'spacious' },
    })
  })

  test.each([
    [{ ink: '#bbbbbb' }, 'The contrast with the paper colour is too low'],
    [{ accent: '#ffee00' }, 'too low: 1.'],
    [{ paper: 'red; background: url(https://evil.example)' }, 'Enter a colour as #'],
  ])('refuses %o, and keeps the theme', async (colours, message) => {
    const before = await theme()
    await expect(
      save({ preset: 'custom', light: { ...DEFAULT_CUSTOM_THEME.light, ...colours } }),
    ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining(message) }] } })
    expect(await theme()).toEqual(before)
  })

  test('unpublishes the theme when the editor selects the default', async () => {
    await save({ preset: 'classic' })
    expect(await publishedRows(cms.payload, 'theme')).toEqual(['theme - gone'])
  })
})
