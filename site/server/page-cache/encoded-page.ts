/** An encoded page with its headers, ready to send. */
export interface EncodedPage {
  readonly etag: string
  /** Name, value, name, value, …: `writeHead` takes such a list as it is. */
  readonly headers: string[]
  readonly body: Buffer
}
