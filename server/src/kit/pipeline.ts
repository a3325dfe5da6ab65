/**
 * Pipelining: statements that do not need each other's answers are sent at once and done one after the other, in the
 * order in which they are sent. That order is a lock order, so only paths where it was measured to pay may do so.
 * A prepared statement is sent when it is called; what the builder executes is sent a little later, and has no place in
 * that order. Waits for all of them also where one fails, so that none is still on its way when the transaction has ended.
 */
export async function pipeline<T extends readonly Promise<unknown>[]>(...statements: T) {
  const ends = await Promise.allSettled(statements)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(statements)
}
