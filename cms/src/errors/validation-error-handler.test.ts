import { expect, test } from 'vitest'
import { reasonOf } from './validation-error-handler'

/** As a production build throws it: no class that anybody knows, no name. */
const thrown = (message: string, more: object) =>
  Object.assign(new Error(message), { name: '', ...more })

test('a refused field is named and its reason is part of the message', () => {
  const errors = [
    { path: 'slug', message: 'Choose another.' },
    { path: 'facts', message: '"x" is not a fact.' },
  ]
  const message = 'The following fields are invalid: slug, facts'
  expect(reasonOf(thrown(message, { status: 400, data: { errors } }))).toEqual({
    name: 'ValidationError',
    data: { errors },
    message: `${message}. Choose another. "x" is not a fact.`,
  })
})

test('a refusal keeps its own words', () => {
  const refusal = thrown('It is shown.', { status: 409, isPublic: true, data: null })
  expect(reasonOf(refusal)).toEqual({ message: 'It is shown.' })
})

test('what goes wrong inside is not told', () => {
  for (const more of [{}, { status: 500 }, { status: 400, isPublic: false }]) {
    expect(reasonOf(thrown('password=secret', more))).toBeNull()
  }
})
