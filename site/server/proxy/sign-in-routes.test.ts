import { expect, test } from 'vitest'
import { isSignIn } from './sign-in-routes'

test.each([
  '/api/users/login',
  '/api/users/login/?depth=0',
  '/api/users/log%69n',
  '/api//users/Login',
  '/api/users/first-register',
  '/api/users/forgot-password',
  '/api/users/reset-password',
])('%s is a sign-in', (url) => expect(isSignIn({ url })).toBe(true))

test.each(['/api/users/logout', '/api/users/1', '/api/articles?next=/api/users/login', '/%ff'])(
  '%s is none',
  (url) => expect(isSignIn({ url })).toBe(false),
)
