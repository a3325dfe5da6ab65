import { expect, test } from 'vitest'
import { eventsIn } from './eventStream.ts'

test('stream events: complete events are parsed, heartbeats ignored, and partial ones buffered', () => {
  const data = '{"unread":2,"records":[]}'
  const { events, rest } = eventsIn(
    `:\n\nid: 12\nevent: messages\ndata: ${data}\n\nevent: messages\ndata: ${data}\n\ndata: {"un`,
  )
  expect(events).toEqual([
    { id: '12', data: { unread: 2, records: [] } },
    { id: undefined, data: { unread: 2, records: [] } },
  ])
  expect(rest).toBe('data: {"un')
})
