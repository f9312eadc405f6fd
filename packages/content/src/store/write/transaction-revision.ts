import type { PublicationWriter } from './publication-writer'

/** The revision of one transaction: assigned when the first row is written, and only once. */
export interface TransactionRevision {
  readonly taken: boolean
  take(): Promise<number>
}

/** Create one per transaction and pass it to every `syncPublication` of that transaction. */
export function transactionRevision(writer: PublicationWriter): TransactionRevision {
  let number: Promise<number> | undefined
  return {
    get taken() {
      return number !== undefined
    },
    take: () => (number ??= writer.nextRevision()),
  }
}
