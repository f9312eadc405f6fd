import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedProduct } from './running/shared-product'

/**
 * Reads the metrics of the site.
 * @returns reads one by its name. Those of the event loop are of the time since metrics were last read
 */
export async function readMetrics({
  site,
  dataDir,
}: Pick<SharedProduct, 'site' | 'dataDir'>): Promise<(name: string) => number> {
  const token = readFileSync(join(dataDir, 'metrics-token'), 'utf8').trim()
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${site}/metrics`, { headers })).text()
  return (name) => {
    const [, value] = new RegExp(`^tessera_site_${name} (\\S+)$`, 'm').exec(text) ?? []
    if (value === undefined) throw new Error(`There is no metric "${name}".`)
    return Number(value)
  }
}
