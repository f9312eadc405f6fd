import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Runs work in its own transaction, which is rolled back when it throws. */
export const inTransaction = async <T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> => {
  const req = await createLocalReq({}, payload)
  return inTransactionOf(req, () => work(req))
}

/** Runs work in one transaction of a request, which is rolled back when it throws. */
export async function inTransactionOf<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
