// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAX_DRAIN_SECONDS, readSettings, SETTINGS } from '../settings/settings.mjs'
import { STOP_TIMEOUT_MS } from '../start/stop/stop-programs.mjs'
import { COPIED_PATHS, isUsed, PROGRAMS } from './image-files.mjs'

const root = join(import.meta.dirname, '../..')
const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8')
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
/** The build writes them. */
const isBuilt = (/** @type {string} */ path) => /(^|\/)(dist|\.next)(\/|$)/.test(path)

test('names programs and folders that exist', () => {
  const paths = [...PROGRAMS, ...COPIED_PATHS].filter((path) => !isBuilt(path))
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('copies no packages of development, tests or files for other C libraries', () => {
  expect(
    [
      'node_modules/drizzle-kit',
      'node_modules/@libsql/linux-x64-musl',
      'node_modules/@libsql/client/node_modules/@libsql/linux-arm64-musl',
      'node_modules/@img/sharp-libvips-linuxmusl-x64',
      'demo/seed.test.mjs',
      'cms/tests',
    ].filter(isUsed),
  ).toEqual([])
  expect(
    [
      '',
      'demo',
      'cms/.next',
      'node_modules/@libsql/linux-x64-gnu',
      'site/dist/server/main.js.map',
    ].filter((path) => !isUsed(path)),
  ).toEqual([])
})

test('.dockerignore lets the build read what it needs, and nothing that does not exist', () => {
  const ignore = read('.dockerignore')
  const allowed = all(ignore, /^!(.+)$/gm)
  expect(ignore).toMatch(/^\*$/m)
  expect(allowed.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const needed = [...PROGRAMS, ...COPIED_PATHS, 'package-lock.json', 'packages/gallery/src']
  expect(needed.filter((path) => !allowed.includes(path.split('/')[0] ?? ''))).toEqual([])
})

test('Dockerfile and compose.yaml run commands that the image has', () => {
  const { scripts } = JSON.parse(read('package.json'))
  expect(all(read('Dockerfile'), /npm run ([\w:]+)/g).filter((name) => !scripts[name])).toEqual([])
  const commands = all(read('Dockerfile') + read('compose.yaml'), /(scripts\/[\w/-]+\.mjs)/g)
  expect(commands).toHaveLength(3)
  expect(commands.filter((path) => !PROGRAMS.includes(path))).toEqual([])
})

test('compose.yaml sets settings that exist, and mounts files that exist', () => {
  const compose = read('compose.yaml')
  const known = Object.values(SETTINGS).map(({ name }) => name)
  const others = [
    ...['PACKAGES', 'POSTGRES_USER', 'POSTGRES_PASSWORD'],
    ...['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY'],
  ]
  const set = all(compose, /^ +([A-Z][A-Z_]+):/gm)
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => ![...known, ...others].includes(name))).toEqual([])
  const mounted = all(compose, /- (\.\/[^:]+):/g)
  expect(mounted).not.toEqual([])
  expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('Caddy, the cache and the sites of compose.yaml lead to each other', () => {
  const compose = read('compose.yaml')
  const caddy = read('deploy/Caddyfile')
  const nginx = read('deploy/nginx.conf')
  const services = all(compose, /^ {2}([\w-]+):$/gm)
  const targets = all(caddy + nginx, /(?<=reverse_proxy |\$sites |:\d+ )([\w-]+:\d+)/g)
  expect(targets).toEqual(expect.arrayContaining(['cache:8080', 'proxy:8081', 'site-2:3000']))
  const ports = [...all(nginx, /listen (\d+)/g), ...all(caddy, /^:(\d+) \{/gm), '3000']
  for (const target of targets) {
    const [service, port] = target.split(':')
    expect(services).toContain(service)
    expect(ports).toContain(port)
  }
  // The addresses in X-Forwarded-For: of the visitor, from Caddy, and of the cache.
  expect(compose).toMatch(/TRUSTED_PROXIES: 2$/m)
})

test('the documented lines of .env start the bucket of compose.yaml and lead to it', () => {
  const [, lines = ''] = /```sh\n(COMPOSE_PROFILES=[^`]+)```/.exec(read('docs/deploying.md')) ?? []
  /** @type {Record<string, string>} */
  const env = Object.fromEntries(all(lines, /^(\w+=\S+)/gm).map((line) => line.split('=')))
  const { mediaUrl, awsEndpoint } = readSettings('cms', { env, root })
  const compose = read('compose.yaml')
  const [, service, profile] = /^ {2}(\w+):\n {4}profiles: \[(\w+)\]$/m.exec(compose) ?? []
  expect(profile).toBe(env.COMPOSE_PROFILES)
  expect(awsEndpoint).toBe(`http://${service}:7070`)
  expect(all(compose, /mkdir -p \/buckets\/(\w+) /g)).toEqual([mediaUrl?.bucket])
})

test('compose.yaml, the systemd unit and the documented container wait until the programs have ended', () => {
  const waits = [
    ...all(read('compose.yaml'), /stop_grace_period: (\d+)s/g),
    ...all(read('deploy/tessera.service'), /^TimeoutStopSec=(\d+)$/gm),
    ...all(read('docs/deploying.md'), /--stop-timeout (\d+)/g),
  ]
  expect(waits).toHaveLength(3)
  const longest = MAX_DRAIN_SECONDS + STOP_TIMEOUT_MS / 1000
  expect(waits.filter((seconds) => Number(seconds) <= longest)).toEqual([])
})
