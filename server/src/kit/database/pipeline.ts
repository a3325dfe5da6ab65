/** SQLSTATE 25P02 (in_failed_sql_transaction): a consequence of an earlier failed statement, not a cause. */
const isConsequence = (reason: unknown) => (reason as { code?: string }).code === '25P02'

/**
 * Pipelining: sends independent statements without waiting for each other; the server executes them in the order of
 * sending. That order is also the lock order, so use it only where a measurement shows a gain.
 * Prepared statements are sent when they are called; statements executed by the builder are sent later and have no
 * place in that order.
 * Waits for all statements even if one fails, so that none is in flight when the transaction ends. Throws the error of
 * the statement that failed first.
 */
export async function pipeline<T extends readonly Promise<unknown>[]>(...statements: T) {
  const ends = await Promise.allSettled(statements)
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (reasons.length > 0) throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0]
  return Promise.all(statements)
}
