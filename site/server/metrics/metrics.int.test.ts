import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricIn, readMetrics } from '../../testing/read-metrics'
import { METRICS_TOKEN, startSite, type RunningSite } from '../../testing/running-site'

let site: RunningSite
const cms = createServer((request, response) => {
  const isOpen = request.headers.authorization === `Bearer ${METRICS_TOKEN}`
  const isMetrics = isOpen && request.url === '/api/internal/metrics'
  response.writeHead(isMetrics ? 200 : 403)
  response.end(
    isMetrics ? '# TYPE tessera_cms_revision gauge\ntessera_cms_revision 99\n# EOF\n' : '',
  )
})

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const address = cms.address()
  const port = typeof address === 'object' && address ? address.port : 0
  site = await startSite({ cmsUrl: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await site.stop()
  cms.closeAllConnections()
  cms.close()
})

test('does not exist without the token, from loopback too', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Basic ${METRICS_TOKEN}`])
    expect((await readMetrics(site, authorization)).status).toBe(404)
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404)
})

test('counts requests, the cache, revisions and memory of both programs in one document', async () => {
  for (let time = 0; time < 3; time += 1) await (await fetch(`${site.origin}/about`)).text()
  await (await fetch(`${site.origin}/no-such-page`)).text()
  const { text, type } = await readMetrics(site)
  expect(type).toContain('application/openmetrics-text')
  expect(text).toMatch(/^tessera_site_page_cache_hits_total [1-9]\d*$/m)
  expect(text).toMatch(
    /^tessera_site_http_request_duration_seconds_count\{target="site",status="2xx"\} \d+$/m,
  )
  expect(text).toMatch(/duration_seconds_count\{target="site",status="4xx"\} [1-9]/)
  const { revision } = site.publications.follower.health()
  expect(text).toContain(`\ntessera_site_revision ${revision}\n`)
  expect(text).toContain(`\ntessera_site_revision_lag 0\n`)
  expect(text).toContain('\ntessera_cms_up 1\n')
  expect(metricIn(text, 'works')).toBe(site.publications.store.works.size)
  expect(metricIn(text, 'works_bytes')).toBeGreaterThan(60 * metricIn(text, 'works'))
  expect(text).toMatch(/^tessera_site_process_resident_memory_bytes \d+$/m)
})

test('is one document of OpenMetrics: each family once, the end mark at the end', async () => {
  const { text } = await readMetrics(site)
  const families = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(new Set(families).size).toBe(families.length)
  expect(text.match(/^# EOF$/gm)).toHaveLength(1)
  expect(text.endsWith('# EOF\n')).toBe(true)
})
