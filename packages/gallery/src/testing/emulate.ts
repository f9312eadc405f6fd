import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A visitor's settings, such as `prefers-reduced-motion: reduce`, until the test is over. */
export async function prefer(name: string, value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}
