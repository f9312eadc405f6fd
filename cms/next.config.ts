import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const here = path.dirname(fileURLToPath(import.meta.url))
/** The packages lie in the repository's node_modules and packages/. */
const repository = path.dirname(here)

const config = withPayload(
  {
    poweredByHeader: false,
    reactStrictMode: true,
    transpilePackages: ['@tessera/content', '@tessera/gallery'],
    // Drivers of the published store: native or with optional parts, so they are loaded, not bundled.
    serverExternalPackages: ['pg', '@libsql/client'],
    turbopack: { root: repository },
    outputFileTracingRoot: repository,
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    devIndicators: false,
  },
  { devBundleServerPackages: false },
)

/** Payload asks for colour-scheme hints (Critical-CH, which costs a second request) on every path: only the admin uses them. */
const onlyOnAdmin: NextConfig['headers'] = async () => {
  const rules = (await config.headers?.()) ?? []
  return rules.map((rule) =>
    rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
  )
}

export default { ...config, headers: onlyOnAdmin }
