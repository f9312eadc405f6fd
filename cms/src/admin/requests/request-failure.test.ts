import { expect, test } from 'vitest'
import { describeRequestFailure } from './request-failure'

const describe = (status: number, message?: string) =>
  describeRequestFailure(status, message === undefined ? null : { errors: [{ message }] }, 'Look.')

test('shows the reason that the CMS gives', () => {
  expect(describe(400, 'Two images are gone.')).toBe('Two images are gone.')
  expect(describe(507, 'The disk is full.')).toBe('The disk is full.')
})

test('says what to do when the server failed or did not answer', () => {
  expect(describe(500, 'Something went wrong.')).toBe('The server failed. Look.')
  expect(describe(503)).toBe('The server failed. Look.')
  expect(describe(504, 'The CMS does not respond.')).toBe('The server did not answer. Look.')
})
