import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Opener } from '../openers.ts'
import { OpeningRoom } from '../openingRoom.ts'

const Signature = Type.String({ pattern: '^[0-9a-f]{128}$', description: 'hex' })
const entrances = ['purchaser', 'operator'] as const

/** Maximum number of substitutes in a reply. */
export const maxSubstitutes = 50

/** Data with which an opener's browser encrypts its shares for a substitute. */
export const HandOverChoice = shape({
  keyRecord: Type.String({ description: 'canonical text of the key record' }),
  shares: List(shape({ maker: Type.String(), sealed: Type.String() }), 2),
  substitutes: List(Opener, maxSubstitutes),
})
export type HandOverChoice = Static<typeof HandOverChoice>

export const findSubstitutes = route({
  method: 'GET',
  path: '/inquiry/api/seal/substitutes',
  access: 'seal.open',
  entrances,
  summary: "Get the caller's encrypted shares of the last round, and the possible substitutes",
  input: shape({ projectId: Id, keyword: Optional(Note(100)) }),
  reply: HandOverChoice,
})

export const handOverShares = route({
  method: 'POST',
  path: '/inquiry/api/seal/handOver',
  access: 'seal.open',
  entrances,
  summary: "Hand over the caller's shares of the last round to a substitute, who releases and countersigns instead",
  input: shape({
    projectId: Id,
    substituteId: Id,
    shares: List(
      shape({
        maker: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
        sealed: Type.String({
          pattern: '^([0-9a-f]{2}){60,400}$',
          description: 'share encrypted to the substitute, hex',
        }),
      }),
      2,
    ),
    sig: Signature,
  }),
  reply: OpeningRoom,
})
