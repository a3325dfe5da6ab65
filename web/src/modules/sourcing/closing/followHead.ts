import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, type findClosingHead } from '#contract/sourcing/seal.ts'
import { readEvents } from '#web/kit/stream/eventStream.ts'

type Answer = Reply<typeof findClosingHead>
const againMs = 1000

/**
 * Waits for the closing head of a round. Reconnects after errors; if the head already exists it is returned at once.
 */
export async function followHead(projectId: string, signal: AbortSignal): Promise<Answer['head']> {
  const path = `${closingHeadStream}?${new URLSearchParams({ projectId })}`
  const found: Answer['head'][] = []
  while (!signal.aborted) {
    // The server ends the stream after the head.
    await readEvents(path, { signal, take: ({ data }) => found.push((data as Answer).head) }).catch(() => false)
    const head = found.find((each) => each !== null)
    if (head) return head
    await new Promise((resume) => setTimeout(resume, againMs))
  }
  return null
}
