import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { mostRounds, mostSharers, SealMode } from './sealModes.ts'
import { Hash, SigningKey } from './seal/sealLog.ts'

const Point = Type.String({ pattern: '^04[0-9a-f]{128}$', description: 'uncompressed point, hex' })
const Name = Type.String({ pattern: '^[\\w.-]{1,40}$' })
const Signature = Type.String({ pattern: '^[0-9a-f]{128}$', description: 'hex' })
const Sealed = Type.String({ pattern: '^([0-9a-f]{2}){80,400}$', description: 'a share, encrypted to its opener, hex' })

/** Half of a round's key, generated in the maker's browser: public data and encrypted shares. */
export const MadeHalf = shape({
  half: shape({ maker: Name, signing: SigningKey, publicKey: Point, shareHashes: List(Hash, mostSharers + 1) }),
  shares: List(shape({ opener: Name, sealed: Sealed }), mostSharers + 1),
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
  hasHalf: Type.Boolean({ description: 'made their half of the key, or has none to make' }),
  hasConfirmed: Type.Boolean({ description: 'found their shares in order, and signed' }),
  isMe: Type.Boolean(),
})
export type Sharer = Static<typeof Sharer>

/** Key of one round. Keys of all possible rounds are generated together, each with shares of its own. */
export const KeyedRound = shape({
  round: Type.Integer(),
  plan: Type.String({ description: 'canonical text of the facts that makers work by' }),
  keyRecord: Maybe(Type.String({ description: 'canonical text, once all halves are there' })),
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
  rounds: List(KeyedRound, mostRounds),
  sharers: List(Sharer),
  duty: Maybe(CeremonyDuty),
  isOutdated: Type.Boolean({ description: 'keys have changed since it was begun: it is begun again' }),
  canRestart: Type.Boolean(),
})
export type Ceremony = Static<typeof Ceremony>

const entrances = ['purchaser', 'operator'] as const

export const findCeremony = route({
  method: 'GET',
  path: '/inquiry/api/seal/ceremony',
  access: 'session',
  entrances,
  summary: 'How far the key of a project that is not published yet is, and what the caller has to do for it.',
  input: shape({ projectId: Id }),
  reply: Ceremony,
})
export const createKeyHalf = route({
  method: 'POST',
  path: '/inquiry/api/seal/createKeyHalf',
  access: 'seal.open',
  entrances,
  summary:
    "Stores one maker's half of the key of each round: its public part, and its shares encrypted to their openers.",
  bodyLimit: 512 * 1024,
  input: shape({
    projectId: Id,
    rounds: List(shape({ plan: Type.String({ minLength: 2, maxLength: 20_000 }), made: MadeHalf }), mostRounds),
  }),
  reply: Ceremony,
})
export const confirmKey = route({
  method: 'POST',
  path: '/inquiry/api/seal/confirmKey',
  access: 'seal.open',
  entrances,
  summary:
    'An opener has found its shares of every round in order and signs so; a maker signs the whole key records too.',
  input: shape({
    projectId: Id,
    rounds: List(shape({ keyId: Hash, confirmation: Signature, signature: Optional(Signature) }), mostRounds),
  }),
  reply: Ceremony,
})
export const restartCeremony = route({
  method: 'POST',
  path: '/inquiry/api/seal/restartCeremony',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Forgets what was made of the key of a project that is not published yet; everybody begins again.',
  input: shape({ projectId: Id, reason: Optional(Note(200)) }),
  reply: Ceremony,
})
