import { startDatabase } from './product-database'
import { makeDataDir, removeDataDir, startProduct } from './start-product'

/** The product that all tests share. */
export interface SharedProduct {
  readonly site: string
  readonly setupLink: string
  readonly dataDir: string
  /** What it printed until the demo content was added. */
  readonly startOutput: string
}

const VARIABLE = 'TESSERA_E2E_PRODUCT'

/** Playwright's global setup: starts one product with the demo content. @returns the teardown */
export default async function startSharedProduct() {
  const dataDir = makeDataDir()
  // The whole accessibility audit opens pages in three languages.
  const isWhole = process.env['ACCESSIBILITY'] === 'whole'
  const database = await startDatabase()
  const env = { ...database.env, ...(isWhole && { LANGUAGES: 'en,de,ar' }) }
  const product = await startProduct(env, dataDir)
  const { site, setupLink, startOutput } = product
  const shared: SharedProduct = { site, setupLink, dataDir, startOutput }
  process.env[VARIABLE] = JSON.stringify(shared)
  return async () => {
    await product.stop()
    await database.stop()
    removeDataDir(dataDir)
  }
}

export function sharedProduct(): SharedProduct {
  const text = process.env[VARIABLE]
  if (!text)
    throw new Error(
      'The shared product is not running. Run the suite of the test, such as npm test -- --only editors.',
    )
  return JSON.parse(text)
}
