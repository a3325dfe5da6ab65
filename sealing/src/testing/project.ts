import type { Share } from '../ceremony/share.ts'
import type { Mode } from '../ceremony/keyRecord.ts'
import { keyIdOf } from '../ceremony/keyRecord.ts'
import { signClosingHead, type ClosingHead } from '../log/closingHead.ts'
import { type Entry, type NewEntry, nextEntry } from '../log/entry.ts'
import { receiptBody, signReceipt } from '../log/receipt.ts'
import { type Envelope, envelopeHash } from '../quotes/envelope.ts'
import { makePacket, type Packet } from '../quotes/packet.ts'
import type { Quote } from '../quotes/quote.ts'
import { makeMaster, sealQuote, subjectOf } from '../quotes/seal.ts'
import { termsHash, type Rule, type Terms } from '../quotes/terms.ts'
import type { Signer } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import { type Ceremony, holdCeremony, projectId, sharesOf, tenantId } from './ceremony.ts'
import { type People, peopleOf } from './people.ts'
import { quoteAt, termsOf } from './quotes.ts'

export interface Submission {
  readonly entry: Entry
  readonly envelope: Envelope
  readonly packet: Packet
}

export interface Round {
  readonly round: number
  readonly ceremony: Ceremony
  /** By sequence number of the entry. */
  readonly submissions: Map<number, Submission>
  head?: ClosingHead
  shares: Share[]
}

/** Project in tests, with the data of server and suppliers. */
export interface Project {
  readonly suite: SuiteId
  readonly mode: Mode
  readonly terms: Terms
  readonly people: People
  readonly platform: Signer
  readonly log: Entry[]
  readonly rounds: Round[]
}

export const makeProject = (
  suite: SuiteId,
  options: { mode?: Mode; items?: number; rule?: Partial<Rule> } = {},
): Project => {
  const people = peopleOf(suite)
  const { mode = 'assisted', items = 3, rule = {} } = options
  return { suite, mode, terms: termsOf(items, rule), people, platform: people.platform.signer, log: [], rounds: [] }
}

/** Salt of a supplier's subject, known to the server. */
export const saltOf = (supplier: string): string => supplier.charCodeAt(0).toString(16).repeat(32)
export const subjectIn = ({ suite }: Project, supplier: string): string =>
  subjectOf(suite, saltOf(supplier), projectId, supplier)

export function append(project: Project, entry: NewEntry): Entry {
  const last = project.log.at(-1)
  const { suite, log } = project
  const next = nextEntry({ suite, tenantId, projectId, ...(last ? { last } : {}) }, entry)
  log.push(next)
  return next
}

const atMinute = (round: number, minute: number) => `2026-0${round}-02T08:${`${minute}`.padStart(2, '0')}:00.000Z`

export async function openRound(project: Project, round = 1): Promise<Round> {
  const { suite, mode, people, terms } = project
  const ceremony = await holdCeremony(suite, people, { mode, round, items: terms.items.length })
  const facts = { commitment: termsHash(suite, terms, round), envelopeHash: keyIdOf(ceremony.record) }
  append(project, { kind: 'open', round, at: `2026-0${round}-01T00:00:00.000Z`, ...facts })
  const opened: Round = { round, ceremony, submissions: new Map(), shares: [] }
  project.rounds.push(opened)
  return opened
}

/** Submits a quote: the supplier encrypts, the server appends and signs the receipt. */
export async function submit(project: Project, supplier: string, content: string | Quote): Promise<Submission> {
  const current = project.rounds.at(-1)!
  const { record } = current.ceremony
  const quote = typeof content === 'string' ? quoteAt(content, project.terms) : content
  const master = makeMaster()
  const envelope = await sealQuote(record, subjectIn(project, supplier), quote, master)
  const { subject, commitment } = envelope.header
  const facts = { subject, commitment, envelopeHash: envelopeHash(envelope) }
  const at = atMinute(current.round, project.log.length)
  const entry = append(project, { kind: 'quote', round: current.round, at, ...facts })
  const receipt = await signReceipt(project.platform, receiptBody(projectId, keyIdOf(record), entry))
  const submission = { entry, envelope, packet: makePacket(envelope.header, quote, master, receipt) }
  current.submissions.set(entry.seq, submission)
  return submission
}

export function withdraw(project: Project, { entry }: Submission): Entry {
  const { round, subject, seq } = entry
  return append(project, { kind: 'withdraw', round, at: atMinute(round, project.log.length), subject, ref: seq })
}

/** Announces unchanged terms of the last round again, which suspends earlier quotes. */
export function change(project: Project): Entry {
  const { round, ceremony } = project.rounds.at(-1)!
  const facts = { commitment: termsHash(project.suite, project.terms, round), envelopeHash: keyIdOf(ceremony.record) }
  return append(project, { kind: 'change', round, at: atMinute(round, project.log.length), ...facts })
}

export function confirm(project: Project, { entry }: Submission): Entry {
  const { round, subject, commitment, envelopeHash: hash, seq } = entry
  const at = atMinute(round, project.log.length)
  return append(project, { kind: 'confirm', round, at, subject, commitment, envelopeHash: hash, ref: seq })
}

/** Closes the last round and releases the shares of the first openers. */
export async function closeRound(project: Project, ...openers: readonly string[]): Promise<Round> {
  const current = project.rounds.at(-1)!
  const { round } = current
  const close = append(project, { kind: 'close', round, at: `2026-0${round}-05T01:00:00.500Z` })
  current.head = await signClosingHead(project.platform, projectId, close)
  current.shares = await sharesOf(current.ceremony, ...openers)
  return current
}
