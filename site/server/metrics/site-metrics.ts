import type { ServerResponse } from 'node:http'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import type { Site } from '../site'

export interface SiteMetrics {
  /** Counts a response from the page cache. Only counted: a clock would cost more than the response. */
  countCachedPage(): void
  /** Measures a response until it is sent. @param target who answers */
  time(response: ServerResponse, target: 'site' | 'cms'): void
  /** In the format of OpenMetrics, with the end mark. */
  format(): Promise<string>
}

export const METRICS_TYPE = Registry.OPENMETRICS_CONTENT_TYPE

export function createSiteMetrics(site: Site): SiteMetrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(METRICS_TYPE)
  const registers = [registry]
  let cachedPages = 0
  let hasDefaults = false
  const duration = new Histogram({
    name: 'tessera_site_http_request_duration_seconds',
    help: 'Time to answer a request that the page cache has not answered, by who answers and class of status.',
    labelNames: ['target', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  })
  new Counter({
    name: 'tessera_site_page_cache_hits_total',
    help: 'Requests that the page cache has answered.',
    registers,
    collect() {
      this.reset()
      this.inc(cachedPages)
    },
  })
  for (const [name, help, value] of gauges(site))
    new Gauge({
      name: `tessera_site_${name}`,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  return {
    countCachedPage: () => {
      cachedPages += 1
    },
    time: (response, target) => {
      const end = duration.startTimer({ target })
      response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }))
    },
    format: () => {
      // They measure the event loop all the time, so they start with the first request for metrics.
      if (!hasDefaults) collectDefaultMetrics({ register: registry, prefix: 'tessera_site_' })
      hasDefaults = true
      return registry.metrics()
    },
  }
}

type GaugeRow = readonly [name: string, help: string, value: () => number]

const gauges = ({ publications, pageCache, languages }: Site): readonly GaugeRow[] => [
  ['works', 'Published articles and images, in all languages.', () => sum(languages, 'size')],
  ['works_bytes', 'Memory of their columns and indexes.', () => sum(languages, 'bytes')],
  ['page_cache_entries', 'Addresses in the page cache.', () => pageCache.size],
  ['page_cache_bytes', 'Memory of the page cache.', () => pageCache.bytes],
  ['revision', 'The revision that the site shows.', () => publications.follower.health().revision],
  [
    'following',
    '1 while the site reads changes from the database.',
    () => Number(publications.follower.health().status === 'following'),
  ],
  [
    'refused_documents',
    'Published documents whose newest version is not valid.',
    () => publications.problems.size,
  ],
]

const sum = (languages: readonly Site[], of: 'size' | 'bytes'): number =>
  languages.reduce((total, { publications }) => total + publications.store.works[of], 0)
