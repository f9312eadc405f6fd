import { expect, test } from 'vitest'
import { toErrorResponse } from './validation-error-handler'

/** An error as a production build throws it: of an unknown class, without a name. */
const thrown = (message: string, more: object) =>
  Object.assign(new Error(message), { name: '', ...more })

test('adds the messages of the invalid fields to the message', () => {
  const errors = [
    { path: 'slug', message: 'Choose another.' },
    { path: 'facts', message: '"x" is not a fact.' },
  ]
  const message = 'The following fields are invalid: slug, facts'
  expect(toErrorResponse(thrown(message, { status: 400, data: { errors } }))).toEqual({
    name: 'ValidationError',
    data: { errors },
    message: `${message}. Choose another. "x" is not a fact.`,
  })
})

test('keeps the message of a public error', () => {
  const error = thrown('It is shown.', { status: 409, isPublic: true, data: null })
  expect(toErrorResponse(error)).toEqual({ message: 'It is shown.' })
})

test('hides internal errors', () => {
  for (const more of [{}, { status: 500 }, { status: 400, isPublic: false }]) {
    expect(toErrorResponse(thrown('password=secret', more))).toBeNull()
  }
})
