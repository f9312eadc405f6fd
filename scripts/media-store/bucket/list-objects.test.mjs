// @ts-check
import { expect, test } from 'vitest'
import { listObjects } from './list-objects.mjs'

/** As Amazon S3 documents it. s3rver answers a list that does not fit into one page with an error. */
const page = (/** @type {string} */ name, /** @type {string} */ token) => `<ListBucketResult>
  <KeyCount>1</KeyCount><IsTruncated>${token !== ''}</IsTruncated>
  <Contents><Key>media/variants/${name}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><Size>7</Size></Contents>
  ${token && `<NextContinuationToken>${token}</NextContinuationToken>`}</ListBucketResult>`

test('follows the token of a list that does not fit into one page', async () => {
  const tokens = /** @type {(string | undefined)[]} */ ([])
  const pages = [page('a%20b.webp', '1/x&amp;y='), page('c.webp', '')]
  /** @type {import('./s3-client.mjs').S3Client['send']} */
  const send = async (_method, _key, { query } = {}) => {
    tokens.push(query?.['continuation-token'])
    return new Response(pages[tokens.length - 1])
  }
  const names = []
  for await (const { name } of listObjects({ send }, 'media/variants/')) names.push(name)
  expect(names).toEqual(['a b.webp', 'c.webp'])
  expect(tokens).toEqual([undefined, '1/x&y='])
})
