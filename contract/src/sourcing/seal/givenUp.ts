import { route } from '#contract/kit/route.ts'
import { Id, PlannedInstant, shape, Text } from '#contract/kit/schema.ts'
import { OpeningRoom } from '../openingRoom.ts'

export const proposeFailure = route({
  method: 'POST',
  path: '/inquiry/api/seal/proposeFailure',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Propose never to open a closed round for lack of available shares; the reason becomes public',
  input: shape({ projectId: Id, reason: Text(500) }),
  reply: OpeningRoom,
})
export const confirmFailure = route({
  method: 'POST',
  path: '/inquiry/api/seal/confirmFailure',
  access: 'project.oversee',
  entrances: ['operator'],
  summary: 'Confirm the proposal read; the round is never opened, and the project ends',
  input: shape({ projectId: Id, proposedAt: PlannedInstant }),
  reply: OpeningRoom,
})
