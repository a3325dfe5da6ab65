import { keyIdOf } from '../../ceremony/keyRecord.ts'
import { isClosingHeadSigned, isHeadOf } from '../../log/closingHead.ts'
import { closeOf, roundsOf } from '../../log/effective.ts'
import { chainBreak, type Entry } from '../../log/entry.ts'
import { scheduleOf, termsHash } from '../../quotes/terms.ts'
import type { AuditFile } from '../file.ts'
import { type Check, type Found, isSameList, keyOf, unless } from './context.ts'

/** V03: the log is a hash chain of this project, in order of time. */
export const checkChain: Check = ({ file }) => {
  const { suite, terms, log } = file
  const seq = chainBreak({ suite, tenantId: terms.tenantId, projectId: terms.projectId }, log)
  return seq === undefined ? [] : [{ why: 'chain', seq }]
}

/** V04: the first entry of each round has these terms and this key. */
export const checkTerms: Check = ({ file }) => {
  const { keys, log, terms } = file
  const keyRounds = keys.map(({ record }) => record.round)
  const isOfProject = keys.every(
    ({ record }) => record.tenantId === terms.tenantId && record.projectId === terms.projectId,
  )
  return [
    ...unless(isSameList(roundsOf(log), keyRounds), 'rounds'),
    ...unless(isOfProject, 'project'),
    ...keyRounds.flatMap((round) => roundTerms(file, round)),
  ]
}

function roundTerms(file: AuditFile, round: number): Found[] {
  const facts = file.log.filter(({ kind, round: its }) => (kind === 'open' || kind === 'change') && its === round)
  const key = keyOf(file, round)
  const keyId = key && keyIdOf(key.record)
  return [
    ...unless(facts.at(-1)?.commitment === termsHash(file.suite, file.terms, round), 'terms', { round }),
    ...unless(
      facts.every(({ envelopeHash }) => envelopeHash === keyId),
      'key',
      { round },
    ),
  ]
}

/** V05: a round opens once, accepts quotes during its period, and closes once at its end as the last entry. */
export const checkTimes: Check = ({ file }) => {
  const rounds = roundsOf(file.log)
  const stray = file.log.filter(({ round }) => !rounds.includes(round))
  const order = file.log.filter(({ round }, at) => at > 0 && round < file.log[at - 1]!.round)
  return [
    ...unless(new Set(rounds).size === rounds.length, 'openTwice'),
    ...[...stray, ...order].map(({ seq }) => ({ why: 'round', seq })),
    ...rounds.flatMap((round) => roundTimes(file, round)),
  ]
}

function roundTimes(file: AuditFile, round: number): Found[] {
  const schedule = scheduleOf(file.terms, round)
  const its = file.log.filter((entry) => entry.round === round)
  const [first, last] = [its[0], its.at(-1)]
  if (!schedule) return [{ why: 'schedule', round }]
  const closes = its.filter(({ kind }) => kind === 'close')
  return [
    ...unless(first?.kind === 'open', 'open', { round }),
    ...unless(last?.kind === 'close' && closes.length === 1, 'close', { round }),
    // A round that was given up has no opening, and its project no award.
    ...its.filter(({ kind }) => kind === 'fail').map(({ seq }) => ({ why: 'givenUp', seq })),
    ...unless(last !== undefined && last.at >= schedule.endAt, 'closedEarly', { round }),
    ...its.flatMap((entry) => [
      ...unless(isInTime(entry, schedule), 'time', { seq: entry.seq }),
      ...unless(isWhole(entry, its), 'parts', { seq: entry.seq }),
    ]),
  ]
}

function isInTime(
  { kind, at }: Entry,
  { beginAt, endAt }: { readonly beginAt: string; readonly endAt: string },
): boolean {
  if (kind === 'quote' || kind === 'withdraw' || kind === 'confirm') return at >= beginAt && at < endAt
  return kind !== 'change' || at < endAt
}

/**
 * Whether an entry has the fields of its kind; withdrawals and confirmations refer to an earlier quote of the same
 * subject.
 */
function isWhole(entry: Entry, its: readonly Entry[]): boolean {
  const { kind, subject, commitment, envelopeHash, ref, seq } = entry
  if (kind === 'close') return subject === null && commitment === null && envelopeHash === null && ref === null
  if (kind === 'withdraw' || kind === 'confirm') {
    const target = its.find((each) => each.seq === ref)
    const isOfOwn = subject !== null && target?.kind === 'quote' && target.subject === subject && target.seq < seq
    const same = kind === 'confirm' ? target : undefined
    return isOfOwn && commitment === (same?.commitment ?? null) && envelopeHash === (same?.envelopeHash ?? null)
  }
  const isOfSupplier = kind === 'quote'
  return (subject !== null) === isOfSupplier && commitment !== null && envelopeHash !== null && ref === null
}

/** V06: the platform signed the closing head of each round. */
export const checkHeads: Check = ({ file, evidence }) => {
  const { heads, log, suite, terms } = file
  return [
    ...unless(
      isSameList(
        heads.map(({ round }) => round),
        roundsOf(log),
      ),
      'heads',
    ),
    ...heads.flatMap((head) => {
      const { round } = head
      const close = closeOf(log, round)
      const isSigned = isClosingHeadSigned(suite, evidence.platformKey, terms.projectId, head)
      return [
        ...unless(isSigned, 'signature', { round }),
        ...unless(close !== undefined && isHeadOf(head, close), 'head', { round }),
      ]
    }),
  ]
}
