import { route } from '#contract/kit/route.ts'
import { Id, PlannedInstant, shape, Text } from '#contract/kit/schema.ts'
import { OpeningRoom } from '../openingRoom.ts'

export const proposeFailure = route({
  method: 'POST',
  path: '/inquiry/api/seal/proposeFailure',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Proposes to give up a closed round that too few can open; the reason becomes public.',
  input: shape({ projectId: Id, reason: Text(500) }),
  reply: OpeningRoom,
})
export const confirmFailure = route({
  method: 'POST',
  path: '/inquiry/api/seal/confirmFailure',
  access: 'project.oversee',
  entrances: ['operator'],
  summary: 'Confirms the proposal that was read: the round is never opened, and its project has ended.',
  input: shape({ projectId: Id, proposedAt: PlannedInstant }),
  reply: OpeningRoom,
})
