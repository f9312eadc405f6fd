/** Payload's collection of who has which form open. Others cannot save the document for five minutes. */
export const LOCKS = 'payload-locked-documents'
