import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxItems } from './projectDraft.ts'
import { SealMode } from './sealModes.ts'
import { ClosingHead, Hash, SealEntry, SealReceipt, SigningKey } from './seal/sealLog.ts'

export const SealSuite = OneOf(['A', 'B'])
export type SealSuite = Static<typeof SealSuite>
export const SealStatus = OneOf(['open', 'closed', 'opening', 'opened', 'failed'])
export type SealStatus = Static<typeof SealStatus>

/** Round of quotes: the data to seal a quote, and to verify the log. */
export const SealRound = shape({
  projectId: Id,
  round: Type.Integer(),
  suite: SealSuite,
  mode: SealMode,
  k: Type.Integer(),
  n: Type.Integer(),
  sealedBytes: Type.Integer(),
  status: SealStatus,
  beginAt: Instant,
  endAt: Instant,
  now: Instant,
  terms: Type.String({ description: 'canonical text; its hash is in the log' }),
  termsSeq: Type.Integer({ description: 'number of the log entry from which these terms apply' }),
  keyRecord: Type.String({ description: 'canonical text; its hash is the keyId' }),
  keyId: Hash,
  keySignatures: List(shape({ maker: Type.String(), sig: Type.String() })),
  fingerprint: Type.String({ description: 'fingerprint of the key, for comparison by people' }),
  platformKey: SigningKey,
  head: Maybe(ClosingHead),
  givenUp: Maybe(
    Type.String({ description: 'canonical text of the reason why it is never opened; its hash is in the log' }),
  ),
})
export type SealRound = Static<typeof SealRound>

const Round = Type.Integer({ minimum: 1, maximum: 99 })

export const findSealRound = route({
  method: 'GET',
  path: '/inquiry/api/seal/round',
  access: 'public',
  summary: "Get terms, public key and closing head of a round, by default the project's last one",
  input: shape({ projectId: Id, round: Optional(Round) }),
  reply: SealRound,
})

/** Maximum number of entries in a reply. */
export const maxSealEntries = 1000
export const findSealLog = route({
  method: 'GET',
  path: '/inquiry/api/seal/log',
  access: 'public',
  summary: "List the log of a project's sealed quotes, in order, after the given entry",
  input: shape({ projectId: Id, after: Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }),
  reply: shape({ entries: List(SealEntry, maxSealEntries), isWhole: Type.Boolean() }),
})

export const findClosingHead = route({
  method: 'GET',
  path: '/inquiry/api/seal/head',
  access: 'public',
  summary: 'Get the closing head of the last round, for pages waiting for the deadline',
  input: shape({ projectId: Id }),
  reply: shape({ now: Instant, endAt: Instant, head: Maybe(ClosingHead) }),
})

/**
 * Closing head as server-sent events; the stream ends with it: `event: head`, `data:` is the reply of
 * `findClosingHead`.
 */
export const closingHeadStream = '/inquiry/api/seal/headStream'

/** Idempotency key of a submission: a repetition gets the same reply. */
const OwnKey = Type.String({ pattern: '^[\\x21-\\x7e]{8,100}$', description: 'idempotency key, unique in the project' })

const Seq = Type.Integer({ minimum: 1, maximum: 1_000_000 })
/** Terms that the supplier has seen (optimistic lock): changed terms must be reviewed first. */
const TermsSeq = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'termsSeq of the round that was read' })

/** Maximum length of an envelope in base64: header, padded quote of the maximum number of items, and tag. */
const maxEnvelope = Math.ceil((8192 + 4 + 4096 + 512 * maxItems + 16) / 3) * 4

export const submitSealedQuote = route({
  method: 'POST',
  path: '/inquiry/api/seal/submit',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Submit a sealed quote, replacing the previous one; returns the signed receipt',
  input: shape({
    projectId: Id,
    idempotencyKey: OwnKey,
    termsSeq: TermsSeq,
    attachments: Optional(
      Type.Integer({ minimum: 0, maximum: 5, description: 'number of files uploaded for it, in the places from 0 on' }),
    ),
    envelope: Type.String({
      minLength: 4,
      maxLength: maxEnvelope,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: 'base64 of header, keys, IV and ciphertext',
    }),
  }),
  reply: SealReceipt,
  steps: true,
  bodyLimit: 512 * 1024,
})

/** State of a sealed quote: in force; waiting for confirmation or rewriting after a change; lapsed at the deadline. */
export const SealedQuoteState = OneOf(['inForce', 'unconfirmed', 'toRewrite', 'lapsed'])
export type SealedQuoteState = Static<typeof SealedQuoteState>

/** Standing of a supplier in the last round. */
export const MySealedQuote = shape({
  projectId: Id,
  round: Type.Integer(),
  subject: Hash,
  takesPart: Type.Boolean(),
  isAsked: Type.Boolean({ description: 'the supplier is invited to this round; later rounds are by invitation only' }),
  isOpen: Type.Boolean({ description: 'a quote can be submitted now' }),
  now: Instant,
  endAt: Instant,
  entry: Maybe(SealEntry),
  state: Maybe(SealedQuoteState),
  confirmedAt: Maybe(Instant),
})
export type MySealedQuote = Static<typeof MySealedQuote>

export const confirmSealedQuote = route({
  method: 'POST',
  path: '/inquiry/api/seal/confirm',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Confirm the unchanged sealed quote after a change notice, until the deadline; returns a signed receipt',
  input: shape({ projectId: Id, seq: Seq, termsSeq: TermsSeq, idempotencyKey: OwnKey }),
  reply: SealReceipt,
  steps: true,
})

export const withdrawSealedQuote = route({
  method: 'POST',
  path: '/inquiry/api/seal/withdraw',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Withdraw the last sealed quote until the deadline; its ciphertext is deleted',
  input: shape({ projectId: Id, seq: Seq, idempotencyKey: OwnKey }),
  reply: MySealedQuote,
})

export const findMySealedQuote = route({
  method: 'GET',
  path: '/inquiry/api/seal/mine',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the caller's standing: pseudonym, and last entry with its time, without the content of the quote",
  input: shape({ projectId: Id }),
  reply: MySealedQuote,
})

export const findReceipt = route({
  method: 'GET',
  path: '/inquiry/api/seal/receipt',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the receipt of one of the caller's quotes, including replaced ones",
  input: shape({
    projectId: Id,
    seq: Optional(Seq),
    key: Optional(OwnKey),
  }),
  reply: SealReceipt,
})

/** Key of a maker or opener, from the tenant's directory. */
export const DirectoryKey = shape({ id: Type.String(), encryption: Type.String(), signing: Type.String() })

export const findAuditTrust = route({
  method: 'GET',
  path: '/inquiry/api/seal/trust',
  access: 'public',
  summary:
    "List the public keys that verify an audit file: the platform's, and those of makers and openers of its rounds",
  input: shape({ projectId: Id }),
  reply: shape({ platformKey: SigningKey, directory: List(DirectoryKey) }),
})
