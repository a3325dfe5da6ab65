import { route } from './kit/route.ts'
import { Id, Instant, List, Nothing, shape, type Static, Type } from './kit/schema.ts'

export const DevMessage = shape({
  id: Id,
  at: Instant,
  recipient: Type.String(),
  subject: Type.String({ description: 'mail subject; empty for SMS' }),
  text: Type.String(),
  code: Type.String({ description: 'code contained in the message; empty if none' }),
})
export type DevMessage = Static<typeof DevMessage>

/** Development mailbox: served only where SMS or mail is not configured, never in production. */
export const devMailbox = route({
  method: 'GET',
  path: '/sysrest/api/devOutbox/list',
  access: 'public',
  summary: 'List the messages that would have been sent, newest first (development only)',
  input: Nothing,
  reply: List(DevMessage, 100),
})
