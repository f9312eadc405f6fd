// @ts-check
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { escapeWideCharacters } from './src/build/escape-wide-characters.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
/** Contains node_modules and packages/, which the build reads. */
const repository = path.dirname(here)
/** Copies what the CMS needs at run time; `npm run image` asks for it. */
const isImage = process.env.NEXT_OUTPUT === 'standalone'

const config = withPayload(
  {
    poweredByHeader: false,
    reactStrictMode: true,
    transpilePackages: ['@tessera/content', '@tessera/gallery'],
    // Packages with native or optional dependencies cannot be bundled.
    // prom-client must exist once, because its registry is a module.
    serverExternalPackages: ['pg', '@libsql/client', 'exifreader', 'prom-client'],
    turbopack: {
      root: repository,
      rules: {
        '**/@payloadcms/ui/dist/exports/client/index.js': {
          loaders: [
            path.join(here, 'src/admin/saving/payload/patch-form.mjs'),
            path.join(here, 'src/admin/uploaded-names/show-uploaded-names.mjs'),
          ],
        },
        '**/@payloadcms/ui/dist/exports/shared/index.js': {
          loaders: [path.join(here, 'src/admin/uploaded-names/show-uploaded-names.mjs')],
        },
        '**/@payloadcms/richtext-lexical/dist/exports/client/chunk-*.js': {
          loaders: [path.join(here, 'src/admin/slash-menu/open-at-once.mjs')],
        },
        '**/@payloadcms/next/dist/views/Document/index.js': {
          loaders: [path.join(here, 'src/admin/new-document/create-on-input.mjs')],
        },
      },
    },
    outputFileTracingRoot: repository,
    ...(isImage && { output: 'standalone' }),
    compiler: {
      runAfterProductionCompile: ({ distDir }) =>
        escapeWideCharacters(path.join(distDir, 'server/chunks')),
    },
    // `npm run check` checks the types; checking them here takes a fifth of the build time.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    experimental: {
      // Builds start from an empty folder or from changed sources, so writing the cache takes longer than it saves.
      turbopackFileSystemCacheForBuild: false,
      // A third of the build time, and 30 MB. Code that is not minified is readable in a stack trace without a source map.
      serverMinification: isImage,
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
    },
    devIndicators: false,
  },
  { devBundleServerPackages: false },
)

/**
 * Limits Payload's colour-scheme client hints to the admin. With Critical-CH they cause a second request.
 * @type {NonNullable<import('next').NextConfig['headers']>}
 */
const adminHeaders = async () => {
  const rules = (await config.headers?.()) ?? []
  return rules.map((rule) =>
    rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
  )
}

export default { ...config, headers: adminHeaders }
