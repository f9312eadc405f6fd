import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readMetrics } from '../../e2e/product/read-metrics'
import type { SharedProduct } from '../../e2e/product/running/shared-product'

/** What a kind of request costs the site. */
export interface RequestCost {
  /** Processor time of a request, ms: the mean of all. */
  readonly milliseconds: number
  /** Of the largest compressed answer. */
  readonly bytes: number
}

type Product = Pick<SharedProduct, 'site' | 'dataDir'>

/**
 * Requests paths one after another, as a browser does.
 * @param reading what reading the metrics costs the site, s of a processor: `costOfReading`
 * @throws if one is not answered with 200
 */
export async function costOfRequests(
  product: Product,
  paths: readonly string[],
  reading: number,
): Promise<RequestCost> {
  await waitForRest(product)
  const before = await usedSeconds(product)
  let bytes = 0
  for (const path of paths) bytes = Math.max(bytes, await bytesOf(product.site + path))
  // With the compression that goes on in the background.
  const readings = 1 + (await waitForRest(product))
  const used = (await usedSeconds(product)) - before - reading * readings
  return { milliseconds: (1000 * used) / paths.length, bytes }
}

/** What reading the metrics costs the site, s of a processor: the mean of 20. */
export async function costOfReading(product: Product): Promise<number> {
  await waitForRest(product)
  const before = await usedSeconds(product)
  for (let reading = 1; reading < READINGS; reading++) await usedSeconds(product)
  return ((await usedSeconds(product)) - before) / READINGS
}

const READINGS = 20
const REST_INTERVAL_MS = 200
/** Seconds of a processor that reading the metrics takes at most. */
const REST = 0.02

/** Until the site has nothing to do. @returns how often it has read the metrics */
async function waitForRest(product: Product): Promise<number> {
  let before = await usedSeconds(product)
  for (let readings = 2; ; readings++) {
    await wait(REST_INTERVAL_MS)
    const now = await usedSeconds(product)
    if (now - before < REST) return readings
    before = now
  }
}

const usedSeconds = async (product: Product) =>
  (await readMetrics(product))('process_cpu_seconds_total')

const bytesOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      let bytes = 0
      response.on('data', (part: Uint8Array) => (bytes += part.length))
      response.on('end', () => resolve(bytes)).on('error', reject)
    }).on('error', reject)
  })
