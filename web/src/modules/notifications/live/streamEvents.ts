import type { Pushed } from '#contract/notifications/messages.ts'

export interface StreamEvent {
  /** Of the last message in it; undefined where it brings none. */
  readonly id: string | undefined
  readonly pushed: Pushed
}

/** The whole events at the beginning of a text, and what is left of it. */
export function eventsIn(text: string): { readonly events: StreamEvent[]; readonly rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  const events = parts.flatMap((part) => {
    const lines = part.split('\n')
    const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
    const data = valueOf('data')
    return data === undefined ? [] : [{ id: valueOf('id'), pushed: JSON.parse(data) as Pushed }]
  })
  return { events, rest }
}
