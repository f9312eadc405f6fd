/** A finished answer: what is written to the socket, header and body. */
export interface FinishedPage {
  readonly etag: string
  /** Name, value, name, value, …: node writes such a list without looking at it twice. */
  readonly headers: string[]
  readonly body: Buffer
}
