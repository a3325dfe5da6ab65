import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, type findClosingHead } from '#contract/sourcing/seal.ts'
import { readEvents } from '#web/kit/stream/eventStream.ts'

type Answer = Reply<typeof findClosingHead>
const againMs = 1000

/**
 * The signed end of a round, as soon as the server has it. Whatever breaks in between, the page asks again: who comes
 * too late has it at once.
 */
export async function followHead(projectId: string, signal: AbortSignal): Promise<Answer['head']> {
  const path = `${closingHeadStream}?${new URLSearchParams({ projectId })}`
  const found: Answer['head'][] = []
  while (!signal.aborted) {
    // The server ends the stream with it.
    await readEvents(path, { signal, take: ({ data }) => found.push((data as Answer).head) }).catch(() => false)
    const head = found.find((each) => each !== null)
    if (head) return head
    await new Promise((resume) => setTimeout(resume, againMs))
  }
  return null
}
