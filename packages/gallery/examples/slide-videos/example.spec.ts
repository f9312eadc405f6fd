import { expect, expectNoViolations, test, walk } from '../walk'

test('slide-videos', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await walk(page, 'slide-videos')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Play the video/ }).click()
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  const play = dialog.getByRole('button', { name: /^Play the video/ })
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('dnt=1&autoplay=1')])
})
