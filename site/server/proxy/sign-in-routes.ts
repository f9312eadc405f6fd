import type { IncomingMessage } from 'node:http'
import { decodedPath } from './decoded-path'

const ROUTES = /^\/+api\/+users\/+(login|first-register|forgot-password|reset-password)(?=\/|$)/i

/** Whether a request is one of somebody who is not signed in yet. A password is hashed, which takes long. */
export const isSignIn = ({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean =>
  ROUTES.test(decodedPath(url))
