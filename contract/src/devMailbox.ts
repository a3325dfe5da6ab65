import { route } from './kit/route.ts'
import { Id, Instant, List, Nothing, shape, type Static, Type } from './kit/schema.ts'

export const DevMessage = shape({
  id: Id,
  at: Instant,
  recipient: Type.String(),
  subject: Type.String({ description: 'of mail; empty where it is an SMS' }),
  text: Type.String(),
  code: Type.String({ description: 'the code in the message; empty where it has none' }),
})
export type DevMessage = Static<typeof DevMessage>

/** Development mailbox: served only where SMS or mail is not configured, never in production. */
export const devMailbox = route({
  method: 'GET',
  path: '/sysrest/api/devOutbox/list',
  access: 'public',
  summary: 'Messages that would have been sent, newest first. Development only.',
  input: Nothing,
  reply: List(DevMessage, 100),
})
