import { callerHeaders } from '#web/kit/client/request.ts'

export interface StreamedEvent {
  /** By which the stream goes on after it; undefined where the event has none. */
  readonly id: string | undefined
  readonly data: unknown
}

/** The whole events at the beginning of a text, and what is left of it; heartbeats are none. */
export function eventsIn(text: string): { readonly events: StreamedEvent[]; readonly rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  const events = parts.flatMap((part) => {
    const lines = part.split('\n')
    const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
    const data = valueOf('data')
    return data === undefined ? [] : [{ id: valueOf('id'), data: JSON.parse(data) as unknown }]
  })
  return { events, rest }
}

interface Reading {
  readonly signal: AbortSignal
  readonly take: (event: StreamedEvent) => void
  /** The last event that is known: what came after it is sent. */
  readonly lastId?: string
}

/**
 * Reads server-sent events to the end of the stream, or until it breaks; answers whether it was a stream at all. The
 * browser's own `EventSource` sends no bearer token.
 */
export async function readEvents(path: string, { signal, take, lastId = '' }: Reading): Promise<boolean> {
  const response = await fetch(path, {
    headers: { ...callerHeaders(), ...(lastId === '' ? {} : { 'last-event-id': lastId }) },
    signal,
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return false
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader) {
    const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
    if (done) break
    const { events, rest } = eventsIn(text + value)
    text = rest
    for (const event of events) take(event)
  }
  return true
}
