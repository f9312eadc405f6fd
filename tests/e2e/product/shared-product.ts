import { makeDataDir, removeDataDir, startProduct } from './start-product'

/** What every test needs to know of the one product they share. */
export interface SharedProduct {
  readonly site: string
  readonly setupLink: string
  readonly dataDir: string
  readonly startedIn: number
}

const VARIABLE = 'TESSERA_E2E_PRODUCT'

/** Playwright's global set-up: one product with the demo content for all tests; returns the tear-down. */
export default async function startSharedProduct() {
  const dataDir = makeDataDir()
  const product = await startProduct({}, dataDir)
  const { site, setupLink, startedIn } = product
  process.env[VARIABLE] = JSON.stringify({
    site,
    setupLink,
    dataDir,
    startedIn,
  } satisfies SharedProduct)
  return async () => {
    await product.stop()
    removeDataDir(dataDir)
  }
}

export function sharedProduct(): SharedProduct {
  const text = process.env[VARIABLE]
  if (!text)
    throw new Error('The shared product is not running. Run the tests with npm test -- --only e2e.')
  return JSON.parse(text)
}
