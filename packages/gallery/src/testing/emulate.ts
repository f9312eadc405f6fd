import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The emulated media features of the running test. */
const features = new Map<string, string>()

/** Emulates a media feature, such as `prefers-reduced-motion: reduce`, until the test ends. */
export async function prefer(name: string, value: string): Promise<void> {
  features.set(name, value)
  await emulateFeatures()
  onTestFinished(async () => {
    features.delete(name)
    await emulateFeatures()
  })
}

const emulateFeatures = () =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [...features].map(([name, value]) => ({ name, value })),
  })

/** Answers requests to other sites with an HTML page until the test ends. With null they get no answer. */
export async function answerRequests(urlPattern: string, page: string | null): Promise<void> {
  let isOver = false
  const answer = ({ requestId }: { readonly requestId: string }) => {
    if (page === null || isOver) return
    const answered = cdp().send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: btoa(page),
    })
    answered.catch((error: unknown) => {
      // The test has ended meanwhile, and with it the frame that asked.
      if (!String(error).includes('Invalid InterceptionId')) throw error
    })
  }
  // The first call opens the session, which takes a while. Events before that would be lost.
  await cdp().send('Fetch.disable')
  cdp().on('Fetch.requestPaused', answer)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern }] })
  onTestFinished(async () => {
    // Playwright's session cannot remove a listener.
    isOver = true
    await cdp().send('Fetch.disable')
  })
}
