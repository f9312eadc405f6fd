import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('slide-videos: plays a file, and requests a player only after a click', async ({ page }) => {
  const requests: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await checkExample(page, 'slide-videos')
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
  expect(requests).toEqual([])
  await play.click()
  await expect.poll(() => requests).toEqual([expect.stringContaining('dnt=1&autoplay=1')])
})
