import { route } from './kit/route.ts'
import { Id, Instant, List, Nothing, shape, type Static, Type } from './kit/schema.ts'

export const DevMessage = shape({
  id: Id,
  at: Instant,
  recipient: Type.String(),
  text: Type.String(),
  code: Type.String({ description: 'the one thing in it that somebody copies; empty where there is none' }),
})
export type DevMessage = Static<typeof DevMessage>

/** Served only where nothing is set up that could send, and never in production. */
export const devMailbox = route({
  method: 'GET',
  path: '/sysrest/api/devOutbox/list',
  access: 'public',
  summary: 'What would have been sent to people, newest first. Development only.',
  input: Nothing,
  reply: List(DevMessage, 100),
})
