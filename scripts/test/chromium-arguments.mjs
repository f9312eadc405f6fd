// @ts-check

/** Of the Chromium of all tests: no sandbox, because containers have none, and nothing of its own on the network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
