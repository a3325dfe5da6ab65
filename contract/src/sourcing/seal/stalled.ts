import { route } from '#contract/kit/route.ts'
import { Id, shape } from '#contract/kit/schema.ts'
import { OpeningRoom } from '../openingRoom.ts'

export const retryOpening = route({
  method: 'POST',
  path: '/inquiry/api/seal/retryOpening',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary: 'Retry an opening that has used up its attempts; no quote or share is lost',
  input: shape({ projectId: Id }),
  reply: OpeningRoom,
})
