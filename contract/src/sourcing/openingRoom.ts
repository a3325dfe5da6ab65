import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProjectState } from './projectStates.ts'
import { SealStatus } from './seal.ts'
import { ClosingHead, Hash } from './seal/sealLog.ts'
import { mostSharers, SealMode } from './sealModes.ts'

const Signature = Type.String({ pattern: '^[0-9a-f]{128}$', description: 'hex' })
const Name = Type.String({ pattern: '^[\\w.-]{1,40}$' })
const entrances = ['purchaser', 'operator'] as const

/** Reason of a lost share: its holder has revoked the key, or has no account that may open quotes. */
export const ShareLoss = OneOf(['keyRevoked', 'noAccess'])
export type ShareLoss = Static<typeof ShareLoss>

/** Decision that a closed round is never opened; a proposal until it is confirmed. */
const FailureOfOpening = shape({
  reason: Type.String(),
  proposedBy: Type.String(),
  proposedAt: Instant,
  confirmedBy: Maybe(Type.String()),
  confirmedAt: Maybe(Instant),
})

/** Holder of a key share, with their progress. */
export const RoomSharer = shape({
  opener: Type.String(),
  kind: OneOf(['person', 'platform']),
  name: Type.String(),
  fingerprint: Type.String(),
  releasedAt: Maybe(Instant),
  loss: Maybe(ShareLoss),
  hasSigned: Type.Boolean(),
  substitute: Maybe(shape({ name: Type.String(), fingerprint: Type.String(), handedAt: Instant })),
  isMe: Type.Boolean(),
})
export type RoomSharer = Static<typeof RoomSharer>

export const OpeningDuty = OneOf(['release', 'countersign'])
export type OpeningDuty = Static<typeof OpeningDuty>

export const OpeningRoom = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  state: ProjectState,
  round: Type.Integer(),
  mode: SealMode,
  k: Type.Integer(),
  n: Type.Integer(),
  status: SealStatus,
  endAt: Instant,
  now: Instant,
  head: Maybe(ClosingHead),
  submitted: Type.Integer({ description: 'quotes in force' }),
  unconfirmed: Type.Integer({ description: 'quotes that wait to be confirmed after a change' }),
  sharers: List(RoomSharer, mostSharers + 1),
  released: Type.Integer({ description: 'holders that have released a share of each half' }),
  reachable: Type.Integer({ description: 'holders that have released their share, or still can' }),
  failure: Maybe(FailureOfOpening),
  failureStep: Maybe(OneOf(['propose', 'confirm'])),
  stalled: Maybe(shape({ attempts: Type.Integer({ description: 'of an opening, all used up' }), failedAt: Instant })),
  canRetry: Type.Boolean(),
  record: Maybe(Type.String({ description: 'canonical text of the opening record' })),
  outcomes: List(shape({ seq: Type.Integer(), status: Type.String(), why: Type.String() }), 10_000),
  signaturesNeeded: Type.Integer(),
  myOpener: Maybe(
    Type.String({ description: 'in whose place the caller holds shares: the own, or those handed over' }),
  ),
  canHandOver: Type.Boolean(),
  duty: Maybe(OpeningDuty),
  myShares: List(shape({ maker: Type.String(), sealed: Type.String() }), 2),
})
export type OpeningRoom = Static<typeof OpeningRoom>

export const findOpeningRoom = route({
  method: 'GET',
  path: '/inquiry/api/seal/room',
  access: 'session',
  entrances: [...entrances, 'supervisor'],
  summary: "Who has released a share of the last round's key, who is missing, and what the caller has to do.",
  input: shape({ projectId: Id }),
  reply: OpeningRoom,
})

export const ReleasedShare = shape({
  maker: Name,
  share: Type.String({ pattern: '^[0-9a-f]{66}$' }),
  salt: Hash,
})
export const releaseShares = route({
  method: 'POST',
  path: '/inquiry/api/seal/release',
  access: 'seal.open',
  entrances,
  summary:
    "Releases the caller's shares after the deadline, one of each half; with the last that is needed the quotes are opened.",
  input: shape({ projectId: Id, shares: List(ReleasedShare, 2) }),
  reply: OpeningRoom,
})

/** Maximum number of ciphertexts in a reply. */
export const mostCiphertexts = 20
export const listCiphertexts = route({
  method: 'GET',
  path: '/inquiry/api/seal/ciphertexts',
  access: 'seal.open',
  entrances,
  summary: 'Ciphertexts and released shares of an opened round, for openers that repeat the opening.',
  input: shape({
    projectId: Id,
    round: Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'the last one where it is left out' })),
    after: Optional(Hash),
  }),
  reply: shape({
    shares: List(shape({ maker: Type.String(), opener: Type.String(), share: Type.String(), salt: Type.String() })),
    envelopes: List(shape({ hash: Hash, envelope: Type.String({ description: 'base64' }) }), mostCiphertexts),
    isWhole: Type.Boolean(),
  }),
})

export const countersignOpening = route({
  method: 'POST',
  path: '/inquiry/api/seal/countersign',
  access: 'seal.open',
  entrances,
  summary: "An opener's browser has repeated the opening and signs its record.",
  input: shape({ projectId: Id, sig: Signature }),
  reply: OpeningRoom,
})

/** Task of the caller: making or confirming keys, releasing shares, countersigning records. */
export const SealTask = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  task: OneOf(['key', 'release', 'countersign']),
  at: Maybe(Instant),
})
export type SealTask = Static<typeof SealTask>
export const listSealTasks = route({
  method: 'GET',
  path: '/inquiry/api/seal/tasks',
  access: 'seal.open',
  entrances,
  summary: 'Projects whose key or whose opening waits for the caller, the most urgent first.',
  input: shape({}),
  reply: List(SealTask, 100),
})
