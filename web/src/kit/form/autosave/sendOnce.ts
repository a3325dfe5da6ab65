import { Refused } from '#web/kit/client/refused.ts'

/**
 * Makes a thing once. While no answer to its making has come, the same is sent again, whatever has been written since:
 * only then the reply that was lost is found. `sent` is what was answered.
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
