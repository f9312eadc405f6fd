import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A visitor's settings, such as `prefers-reduced-motion: reduce`, until the test is over. */
export async function prefer(name: string, value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}

/** Answers a browser's requests to other sites with a page, until the test is over; with null it keeps them waiting. */
export async function answerFor(urlPattern: string, page: string | null): Promise<void> {
  let isOver = false
  const answer = ({ requestId }: { readonly requestId: string }) => {
    if (page === null || isOver) return
    void cdp().send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: btoa(page),
    })
  }
  // The first call makes the session, which takes a while: news of before it was there would be lost.
  await cdp().send('Fetch.disable')
  cdp().on('Fetch.requestPaused', answer)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern }] })
  onTestFinished(async () => {
    // Playwright's session cannot take the listener away again.
    isOver = true
    await cdp().send('Fetch.disable')
  })
}
