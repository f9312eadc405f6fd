import { expect, type Page } from '@playwright/test'

const TOPICS = ['Boats', 'Birds', 'Ice']
const HOURS = ['Dawn', 'Noon', 'Dusk']

/** Types the alt text and the terms of two filters for each of twelve images, from the focused text on, until all are saved. */
export async function typeAltTexts(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const words = [`Water, number ${index}`, TOPICS[index % 3], HOURS[Math.floor(index / 4)]]
    for (const word of words) {
      await page.keyboard.type(String(word))
      await page.keyboard.press('Tab')
    }
  }
  await expect(page.getByText(`${count} of ${count} described`)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(count)
}
