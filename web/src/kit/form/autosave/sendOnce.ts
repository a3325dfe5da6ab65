import { Refused } from '#web/kit/client/refused.ts'

/**
 * Idempotent creation: until a response has arrived, retries the same request even if the values have changed since,
 * because only an identical request returns the lost response. `sent` is the request that was answered.
 */
export async function sendOnce<Requested, Reply>(
  unanswered: { current: Requested | undefined },
  requested: Requested,
  send: (requested: Requested) => Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly sent: Requested }> {
  const sent = (unanswered.current ??= requested)
  try {
    const reply = await send(sent)
    unanswered.current = undefined
    return { reply, sent }
  } catch (error) {
    if (error instanceof Refused) unanswered.current = undefined
    throw error
  }
}
