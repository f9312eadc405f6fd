import type { PublicationWriter } from './writer'

/** The revision of one transaction: taken from the counter when the first row is written, and never twice. */
export interface TransactionRevision {
  readonly taken: boolean
  take(): Promise<number>
}

/** One for each transaction; pass it to every `syncPublication` of that transaction. */
export function transactionRevision(writer: PublicationWriter): TransactionRevision {
  let number: Promise<number> | undefined
  return {
    get taken() {
      return number !== undefined
    },
    take: () => (number ??= writer.nextRevision()),
  }
}
