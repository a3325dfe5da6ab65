import { callerHeaders } from '#web/kit/client/request.ts'

export interface StreamedEvent {
  /** Id for resuming the stream after this event; undefined if it has none. */
  readonly id: string | undefined
  readonly data: unknown
}

/** Parses complete server-sent events at the start of a text and returns the rest; ignores heartbeats. */
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
  /** Id of the last known event: the server sends the later ones (`Last-Event-ID`). */
  readonly lastId?: string
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Reads server-sent events until the stream ends or breaks; resolves to whether the response was a stream. Replaces
 * `EventSource`, which cannot send a bearer token.
 */
export async function readEvents(path: string, { signal, take, lastId = '', headers = {} }: Reading): Promise<boolean> {
  const response = await fetch(path, {
    headers: { ...callerHeaders(), ...headers, ...(lastId === '' ? {} : { 'last-event-id': lastId }) },
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
