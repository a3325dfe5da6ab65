import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, type findClosingHead } from '#contract/sourcing/seal.ts'
import { callerHeaders } from '#web/kit/client/request.ts'

type Answer = Reply<typeof findClosingHead>
const againMs = 1000

/** The whole events at the beginning of a text, and what is left of it. */
export function eventsIn(text: string): { readonly answers: Answer[]; readonly rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  const answers = parts.flatMap((part) => {
    const data = part.split('\n').find((line) => line.startsWith('data: '))
    return data === undefined ? [] : [JSON.parse(data.slice('data: '.length)) as Answer]
  })
  return { answers, rest }
}

async function readOnce(projectId: string, signal: AbortSignal): Promise<Answer['head']> {
  const path = `${closingHeadStream}?${new URLSearchParams({ projectId })}`
  const response = await fetch(path, { headers: callerHeaders(), signal })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const reader = isStream ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let text = ''
  while (reader) {
    const { done, value } = await reader.read()
    if (done) return null
    const { answers, rest } = eventsIn(text + value)
    text = rest
    const head = answers.findLast((answer) => answer.head !== null)?.head
    if (head) return head
  }
  return null
}

/**
 * The signed end of a round, as soon as the server has it. Whatever breaks in between, the page asks again: who comes
 * too late has it at once.
 */
export async function followHead(projectId: string, signal: AbortSignal): Promise<Answer['head']> {
  while (!signal.aborted) {
    const head = await readOnce(projectId, signal).catch(() => null)
    if (head) return head
    await new Promise((resume) => setTimeout(resume, againMs))
  }
  return null
}
