import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxRounds, maxSharers, SealMode } from './sealModes.ts'
import { Hash, SigningKey } from './seal/sealLog.ts'

const Point = Type.String({ pattern: '^04[0-9a-f]{128}$', description: 'uncompressed point, hex' })
const Name = Type.String({ pattern: '^[\\w.-]{1,40}$' })
const Signature = Type.String({ pattern: '^[0-9a-f]{128}$', description: 'hex' })
const Sealed = Type.String({ pattern: '^([0-9a-f]{2}){80,400}$', description: 'share encrypted to its opener, hex' })

/** Half of a round's key, generated in the maker's browser: public data and encrypted shares. */
export const MadeHalf = shape({
  half: shape({ maker: Name, signing: SigningKey, publicKey: Point, shareHashes: List(Hash, maxSharers + 1) }),
  shares: List(shape({ opener: Name, sealed: Sealed }), maxSharers + 1),
})
export type MadeHalf = Static<typeof MadeHalf>

/** `keying`: the project is approved and its key is being generated; `ready`: it can be published. */
export const CeremonyStatus = OneOf(['notDue', 'keying', 'ready', 'done'])
export type CeremonyStatus = Static<typeof CeremonyStatus>
export const CeremonyDuty = OneOf(['makeHalf', 'confirm'])
export type CeremonyDuty = Static<typeof CeremonyDuty>

export const Sharer = shape({
  opener: Type.String(),
  kind: OneOf(['person', 'platform']),
  name: Type.String(),
  fingerprint: Type.String(),
  isMaker: Type.Boolean(),
  hasHalf: Type.Boolean({ description: 'completed their half of the key, or none is required' }),
  hasConfirmed: Type.Boolean({ description: 'verified and signed their shares' }),
  isMe: Type.Boolean(),
})
export type Sharer = Static<typeof Sharer>

/** Key of one round. Keys of all possible rounds are generated together, each with shares of its own. */
export const KeyedRound = shape({
  round: Type.Integer(),
  plan: Type.String({ description: 'canonical text of the facts that the key is made for' }),
  keyRecord: Maybe(Type.String({ description: 'canonical text; null until all halves exist' })),
  signatures: List(shape({ maker: Type.String(), sig: Type.String() })),
  myShares: List(shape({ maker: Type.String(), sealed: Type.String() })),
})
export type KeyedRound = Static<typeof KeyedRound>

export const Ceremony = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  mode: SealMode,
  k: Type.Integer(),
  n: Type.Integer(),
  status: CeremonyStatus,
  publishAt: Maybe(Instant),
  rounds: List(KeyedRound, maxRounds),
  sharers: List(Sharer),
  duty: Maybe(CeremonyDuty),
  isOutdated: Type.Boolean({
    description: 'public keys have changed since the start, so the key generation has to be restarted',
  }),
  canRestart: Type.Boolean(),
})
export type Ceremony = Static<typeof Ceremony>

const entrances = ['purchaser', 'operator'] as const

export const findCeremony = route({
  method: 'GET',
  path: '/inquiry/api/seal/ceremony',
  access: 'session',
  entrances: [...entrances, 'agency'],
  summary: 'Get the progress of key generation for an unpublished project, with the tasks of the caller',
  input: shape({ projectId: Id }),
  reply: Ceremony,
})
export const createKeyHalf = route({
  method: 'POST',
  path: '/inquiry/api/seal/createKeyHalf',
  access: 'seal.open',
  entrances,
  summary:
    "Store the caller's half of the key of each round: its public part, and its shares encrypted to their openers",
  bodyLimit: 512 * 1024,
  input: shape({
    projectId: Id,
    rounds: List(shape({ plan: Type.String({ minLength: 2, maxLength: 20_000 }), made: MadeHalf }), maxRounds),
  }),
  reply: Ceremony,
})
export const confirmKey = route({
  method: 'POST',
  path: '/inquiry/api/seal/confirmKey',
  access: 'seal.open',
  entrances,
  summary: "Confirm the caller's shares of all rounds with a signature; makers also sign the complete key records",
  input: shape({
    projectId: Id,
    rounds: List(shape({ keyId: Hash, confirmation: Signature, signature: Optional(Signature) }), maxRounds),
  }),
  reply: Ceremony,
})
export const restartCeremony = route({
  method: 'POST',
  path: '/inquiry/api/seal/restartCeremony',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Restart the key generation of an unpublished project; existing parts are deleted',
  input: shape({ projectId: Id, reason: Optional(Note(200)) }),
  reply: Ceremony,
})
