/** 25P02, in_failed_sql_transaction: what follows a statement that failed fails as well, and does not say why. */
const isConsequence = (reason: unknown) => (reason as { code?: string }).code === '25P02'

/**
 * Pipelining: statements that do not need each other's answers are sent at once and done one after the other, in the
 * order in which they are sent. That order is a lock order, so only paths where it was measured to pay may do so.
 * A prepared statement is sent when it is called; what the builder executes is sent a little later, and has no place in
 * that order. Waits for all of them also where one fails, so that none is still on its way when the transaction has
 * ended. Throws the error of the statement that failed first, wherever it stands.
 */
export async function pipeline<T extends readonly Promise<unknown>[]>(...statements: T) {
  const ends = await Promise.allSettled(statements)
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (reasons.length > 0) throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0]
  return Promise.all(statements)
}
