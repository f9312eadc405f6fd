import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure'

test('repeats what failed in the server', () => {
  for (const status of [500, 502, 503, 429, 408])
    expect(describeFailure(status, null).status).toBe('failed')
})

test('does not trust a success without a document', () => {
  expect(describeFailure(200, null).status).toBe('failed')
})

test('shows the reason of a refusal, and at which fields', () => {
  const errors = [{ path: 'slug', message: 'Value must be unique' }]
  const json = { errors: [{ message: 'This address is taken.', data: { errors } }] }
  expect(describeFailure(400, json)).toEqual({
    status: 'refused',
    reason: 'This address is taken.',
    fields: errors,
  })
})

test('says that the document was deleted or taken over', () => {
  const reasonOf = (status: number) =>
    describeFailure(status, { errors: [{ message: 'Not Found' }] })
  expect(reasonOf(404)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('deleted meanwhile'),
  })
  expect(reasonOf(423)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('taken over'),
  })
})

test('says that a session has ended', () => {
  expect(
    describeFailure(403, { errors: [{ message: 'You are not allowed to perform this action.' }] }),
  ).toMatchObject({ status: 'refused', reason: expect.stringContaining('not signed in') })
})
