import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestCms } from '../cms-api/request-cms'
import type { Site } from '../site'
import { METRICS_TYPE, type SiteMetrics } from './site-metrics'

const CMS_TIMEOUT_MS = 2_000
const END = '# EOF\n'

export const isMetricsPath = (url: string): boolean => /^\/metrics(?=$|\?)/.test(url)

/**
 * GET /metrics: the metrics of both programs, for who has METRICS_TOKEN. Without it the address does not exist: requests
 * from the machine itself are no exception, because behind a proxy all of them come from there.
 * @returns false if the request has no valid token
 */
export function sendMetrics(
  { site, metrics }: { readonly site: Site; readonly metrics: SiteMetrics },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { metricsToken, cmsUrl } = site.environment
  const [, sent = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!metricsToken || !isSame(sent, metricsToken)) return false
  void formatAll(metrics, { metricsToken, cmsUrl, lag: () => site.publications.lag() }).then(
    (text) => {
      response.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' })
      response.end(text)
    },
    () => response.destroy(),
  )
  return true
}

interface MetricsOptions {
  readonly metricsToken: string
  readonly cmsUrl: string | null
  readonly lag: () => Promise<number | null>
}

async function formatAll(
  metrics: SiteMetrics,
  { metricsToken, cmsUrl, lag }: MetricsOptions,
): Promise<string> {
  const [own, cms, revisions] = await Promise.all([
    metrics.format(),
    fetchCmsMetrics(cmsUrl, metricsToken),
    lag(),
  ])
  const both = [own, cms ?? ''].map((text) => text.replace(END, ''))
  return [...both, derived(cms !== null, revisions), END].join('')
}

/** Null: the CMS does not answer, or this site does not know its address. */
async function fetchCmsMetrics(cmsUrl: string | null, token: string): Promise<string | null> {
  if (cmsUrl === null) return null
  try {
    const request = { path: '/api/internal/metrics', token, timeout: CMS_TIMEOUT_MS } as const
    return (await (await requestCms(cmsUrl, request))?.text()) ?? null
  } catch {
    return null // `tessera_cms_up` says so.
  }
}

/** What the site asks others for. @param lag null: unknown */
function derived(isCmsUp: boolean, lag: number | null): string {
  const lines = ['# HELP tessera_cms_up 1 if the CMS answers.', '# TYPE tessera_cms_up gauge']
  lines.push(`tessera_cms_up ${Number(isCmsUp)}`)
  if (lag !== null)
    lines.push(
      '# HELP tessera_site_revision_lag Revisions that the site does not show yet.',
      '# TYPE tessera_site_revision_lag gauge',
      `tessera_site_revision_lag ${lag}`,
    )
  return `${lines.join('\n')}\n`
}

/** Hashes have the same length, and comparing them takes the same time wherever they differ. */
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))
const hash = (text: string) => createHash('sha256').update(text).digest()
