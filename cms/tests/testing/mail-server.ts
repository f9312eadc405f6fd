import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body, without the encoding of long lines. */
  readonly text: string
}

/** A mail server on loopback that wants a password and keeps what it gets. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  let refuses = false
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'studio' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no mailbox') : null),
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://studio:p%40ss@127.0.0.1:${port}`,
    received,
    refuse: (value: boolean) => (refuses = value),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
