import { METRICS_TOKEN, type RunningSite } from './running-site'

/** The metrics of both programs, as a scraper with the token reads them. */
export async function readMetrics(
  { origin }: RunningSite,
  authorization = `Bearer ${METRICS_TOKEN}`,
) {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}

/** Value of a metric of the site without labels. @throws if there is none */
export function metricIn(text: string, name: string): number {
  const [, value] = new RegExp(`^tessera_site_${name} (\\S+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`There is no metric "${name}".`)
  return Number(value)
}
