import { describe, expect, test } from 'vitest'
import { titleParts } from './title-parts'

describe('the parts of a title', () => {
  test('have the language of words in another script', () => {
    expect(titleParts('紙の音: the Sound of Paper', 'en')).toEqual([
      { text: '紙の音', lang: 'ja' },
      { text: ': the Sound of Paper' },
    ])
    expect(titleParts('Der Garten (сад и огород), 1912', 'de-CH')).toEqual([
      { text: 'Der Garten (' },
      { text: 'сад и огород', lang: 'ru' },
      { text: '), 1912' },
    ])
    expect(titleParts('山水', 'en')).toEqual([{ text: '山水', lang: 'zh' }])
    expect(titleParts('صوت الورق', 'en')).toEqual([{ text: 'صوت الورق', lang: 'ar' }])
  })

  test('are not needed in the script of the page, nor for a sign', () => {
    expect(titleParts('Harbour lights', 'en')).toBeUndefined()
    expect(titleParts('Сад', 'uk')).toBeUndefined()
    expect(titleParts('نوای کاغذ', 'fa')).toBeUndefined()
    expect(titleParts('A circle, π and Ω', 'en')).toBeUndefined()
  })
})
