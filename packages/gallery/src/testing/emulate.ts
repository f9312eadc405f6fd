import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A visitor's settings, such as `prefers-reduced-motion: reduce`, until the test is over. */
export async function prefer(name: string, value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}

/**
 * A phone or tablet of the size of the test's window: there is nothing that hovers. Chromium does not find its pointer
 * again afterwards, so such tests are the last of their file.
 */
export async function touchOnly(): Promise<void> {
  await cdp().send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await cdp().send('Emulation.clearDeviceMetricsOverride')
  })
}
