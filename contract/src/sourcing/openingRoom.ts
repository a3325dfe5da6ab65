import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProjectState } from './projectStates.ts'
import { SealStatus } from './seal.ts'
import { ClosingHead, Hash } from './seal/sealLog.ts'
import { maxSharers, SealMode } from './sealModes.ts'

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
  submitted: Type.Integer({ description: 'submitted quotes in force' }),
  unconfirmed: Type.Integer({ description: 'quotes to be confirmed after a change' }),
  sharers: List(RoomSharer, maxSharers + 1),
  released: Type.Integer({ description: 'holders that have released a share of each half' }),
  reachable: Type.Integer({ description: 'holders that have released their share, or still can' }),
  failure: Maybe(FailureOfOpening),
  failureStep: Maybe(OneOf(['propose', 'confirm'])),
  stalled: Maybe(
    shape({
      attempts: Type.Integer({ description: 'number of attempts of the opening, all used up' }),
      failedAt: Instant,
    }),
  ),
  canRetry: Type.Boolean(),
  record: Maybe(Type.String({ description: 'canonical text of the opening record' })),
  outcomes: List(shape({ seq: Type.Integer(), status: Type.String(), why: Type.String() }), 10_000),
  signaturesNeeded: Type.Integer(),
  myOpener: Maybe(
    Type.String({ description: 'people whose shares the caller holds: their own, or those handed over' }),
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
  entrances: [...entrances, 'supervisor', 'agency'],
  summary: "Get the progress of releasing shares of the last round's key, with the tasks of the caller",
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
  summary: "Release the caller's shares after the deadline, one of each half; the last required share opens the quotes",
  input: shape({ projectId: Id, shares: List(ReleasedShare, 2) }),
  reply: OpeningRoom,
})

/** Maximum number of ciphertexts in a reply. */
export const maxCiphertexts = 20
export const listCiphertexts = route({
  method: 'GET',
  path: '/inquiry/api/seal/ciphertexts',
  access: 'seal.open',
  entrances,
  summary: 'Get the ciphertexts and released shares of an opened round, for openers who repeat the opening',
  input: shape({
    projectId: Id,
    round: Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'default: the last round' })),
    after: Optional(Hash),
  }),
  reply: shape({
    shares: List(shape({ maker: Type.String(), opener: Type.String(), share: Type.String(), salt: Type.String() })),
    envelopes: List(shape({ hash: Hash, envelope: Type.String({ description: 'base64' }) }), maxCiphertexts),
    isWhole: Type.Boolean(),
  }),
})

export const countersignOpening = route({
  method: 'POST',
  path: '/inquiry/api/seal/countersign',
  access: 'seal.open',
  entrances,
  summary: 'Countersign the opening record after repeating the opening in the browser',
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
  summary: 'List the projects whose key generation or opening requires the caller, most urgent first',
  input: shape({}),
  reply: List(SealTask, 100),
})
