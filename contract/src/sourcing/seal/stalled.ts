import { route } from '#contract/kit/route.ts'
import { Id, shape } from '#contract/kit/schema.ts'
import { OpeningRoom } from '../openingRoom.ts'

export const retryOpening = route({
  method: 'POST',
  path: '/inquiry/api/seal/retryOpening',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary: 'Has an opening tried again whose attempts are used up; no quote and no share is lost by that.',
  input: shape({ projectId: Id }),
  reply: OpeningRoom,
})
