/** Names a request in the log of both programs. The site sets it: visitors could make up the same id for many requests. */
export const REQUEST_ID = 'X-Request-Id'
