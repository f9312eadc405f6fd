// @ts-check
import { expect, test } from 'vitest'
import { redact } from './redact.mjs'

test.each([
  [
    'connect postgres://tessera:s3cret@db/tessera failed',
    'connect postgres://tessera:[redacted]@db/tessera failed',
  ],
  ['{"authorization":"Internal abcdefgh12345"}', '{"authorization":"[redacted]"}'],
  ['sent Internal abcdefgh12345 to it', 'sent Internal [redacted] to it'],
  ['cookie payload-token=eyJa.eyJb.c; lang=en', 'cookie payload-token=[redacted]; lang=en'],
  ['a JWT eyJhbGciOi.eyJpZCI6.c2ln', 'a JWT [redacted]'],
  ['GET /api/users/setup?token=abc&x=1', 'GET /api/users/setup?token=[redacted]&x=1'],
  ['GET /admin/reset/2f1e', 'GET /admin/reset/[redacted]'],
  ['GET /preview/articles/2f1e?x', 'GET /preview/[redacted]?x'],
  ['{"password":"a \\" b","level":"info"}', '{"password":"[redacted]","level":"info"}'],
  ['ada@example.org signed in', '[e-mail] signed in'],
  ['from 203.0.113.9:4431', 'from [address]:4431'],
  ['from 2001:db8::9', 'from [address]'],
  ['from 2001:db8:0:0:1:2:3:4', 'from [address]'],
])('%s → %s', (line, redacted) => {
  expect(redact(line)).toBe(redacted)
})

test.each([
  'connect ECONNREFUSED 127.0.0.1:4000',
  '{"time":"2026-11-22T20:13:31.660Z","requestId":"5d0bd1d8-2f55-4d9a-9d5f-52f3a0b8f001"}',
  '    at run (/srv/node_modules/@payloadcms/db-sqlite/dist/connect.js:12:34)',
  'at 20:13:31 the backup of 1.5 GB was made by 0.1.0',
])('leaves %s as it is', (line) => {
  expect(redact(line)).toBe(line)
})
