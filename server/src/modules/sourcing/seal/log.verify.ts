import type { ClientBase } from 'pg'
import { type KeyRecord, keyIdOf } from '#sealing/ceremony/keyRecord.ts'
import { standingEntries } from '#sealing/log/effective.ts'
import { chainBreak, type Entry } from '#sealing/log/entry.ts'
import type { OpeningRecord } from '#sealing/opening/record.ts'
import { type Terms, termsHash } from '#sealing/quotes/terms.ts'
import { entryOf, hexOf } from './entry.columns.ts'
import type { EntryRow } from './entry.store.ts'
import { type GivenUp, givenUpHash } from '#sealing/log/givenUp.ts'
import type { RoundRow } from './round.store.ts'

type Owner = Pick<ClientBase, 'query'>

interface LoggedProject {
  readonly tenant_id: string
  readonly project_id: string
  readonly project_no: string
}
type Round = Pick<
  RoundRow,
  'round' | 'suite' | 'terms' | 'key_record' | 'key_id' | 'quote_end_at' | 'status' | 'next_seq' | 'head' | 'last_at'
> & {
  /** Opening record as shown to the openers, once opened. */
  readonly record: string | null
  readonly stored: readonly string[] | null
  readonly outcomes: readonly string[] | null
  /** Reason of giving up. */
  readonly statement: string | null
}

/**
 * Verifies the logs of sealed quotes of all tenants: hash chain, ends of rounds in time and only once, and envelopes
 * and outcomes equal to those of the log. Needs the owner's connection, since it also looks for edits by a superuser.
 */
export async function verifySealedLogs(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<LoggedProject>(
    `select distinct p.tenant_id, p.id as project_id, p.project_no from sourcing.seal_rounds r
     join sourcing.projects p on p.tenant_id = r.tenant_id and p.id = r.project_id order by 1, 2`,
  )
  const found: string[] = []
  for (const project of rows) {
    const log = await entriesOf(owner, project)
    const rounds = await roundsOf(owner, project)
    const wrong = [...logFindings(project, log, rounds), ...rounds.flatMap((round) => roundFindings(log, round))]
    found.push(...wrong.map((finding) => `project ${project.project_no} (${project.project_id}): ${finding}`))
  }
  return found
}

async function entriesOf(
  owner: Owner,
  { tenant_id: tenantId, project_id: projectId }: LoggedProject,
): Promise<Entry[]> {
  const { rows } = await owner.query<EntryRow>(
    `select seq, round, kind, at, supplier_id, subject, commitment, envelope_hash, ref, prev, hash
     from sourcing.seal_entries where tenant_id = $1 and project_id = $2 order by seq`,
    [tenantId, projectId],
  )
  return rows.map(entryOf)
}

async function roundsOf(owner: Owner, { tenant_id: tenantId, project_id: projectId }: LoggedProject): Promise<Round[]> {
  const { rows } = await owner.query<Round>(
    `select r.round, r.suite, r.terms, r.key_record, r.key_id, r.quote_end_at, r.status, r.next_seq, r.head, r.last_at,
       o.record, f.statement,
       (select array_agg(encode(s.envelope_hash, 'hex') order by 1) from sourcing.sealed_quotes s
         where s.tenant_id = r.tenant_id and s.project_id = r.project_id and s.round = r.round) as stored,
       (select array_agg(q.seq || ' ' || q.status order by q.seq) from sourcing.quotes q
         where q.tenant_id = r.tenant_id and q.project_id = r.project_id and q.round = r.round) as outcomes
     from sourcing.seal_rounds r left join sourcing.seal_openings o
       on o.tenant_id = r.tenant_id and o.project_id = r.project_id and o.round = r.round
     left join sourcing.seal_failures f
       on f.tenant_id = r.tenant_id and f.project_id = r.project_id and f.round = r.round
     where r.tenant_id = $1 and r.project_id = $2 order by r.round`,
    [tenantId, projectId],
  )
  return rows
}

/** Finding unless the condition holds. */
const unless = (holds: boolean, finding: string): string[] => (holds ? [] : [finding])

function logFindings(
  { tenant_id: tenantId, project_id: projectId }: LoggedProject,
  log: readonly Entry[],
  rounds: readonly Round[],
) {
  const [first, last] = [rounds[0]!, rounds.at(-1)!]
  const end = log.at(-1)
  const broken = chainBreak({ suite: first.suite, tenantId, projectId }, log)
  const isEnd =
    end !== undefined &&
    hexOf(last.head) === end.hash &&
    last.next_seq === end.seq + 1 &&
    last.last_at.toISOString() === end.at
  const order = log.map(({ round }) => round)
  return [
    ...unless(broken === undefined, `the log of its quotes is no chain from entry ${broken} on`),
    ...unless(isEnd, 'the log of its quotes does not end where its last round says'),
    ...unless(
      order.every((round, at) => at === 0 || round >= order[at - 1]!),
      'an entry of an earlier round follows a later one',
    ),
    ...unless(
      rounds.every(({ suite }) => suite === first.suite),
      'its rounds are not of one suite',
    ),
  ]
}

function roundFindings(log: readonly Entry[], round: Round): string[] {
  const { round: number, suite, quote_end_at: endAt, status } = round
  const its = log.filter((entry) => entry.round === number)
  const end = endAt.toISOString()
  const closes = its.filter(({ kind }) => kind === 'close')
  const isOpen = status === 'open' || (status === 'failed' && closes.length === 0)
  const facts = its.findLast(({ kind }) => kind === 'open' || kind === 'change')
  const record = JSON.parse(round.key_record) as KeyRecord
  const isOfRound =
    its[0]?.kind === 'open' &&
    facts?.commitment === termsHash(suite, JSON.parse(round.terms) as Terms, number) &&
    facts.envelopeHash === keyIdOf(record) &&
    hexOf(round.key_id) === keyIdOf(record) &&
    record.round === number
  const inTime = its.every(({ kind, at }) =>
    kind === 'close' || kind === 'fail' ? at >= end : kind === 'open' || at < end,
  )
  const of = (finding: string) => `${finding} (round ${number})`
  return [
    ...unless(isOfRound, of('its round did not begin with these terms and this key')),
    ...unless(isOpen ? closes.length === 0 : closes.length === 1, of('its round has not ended once')),
    ...unless(
      closes.length === 0 || its.findLast(({ kind }) => kind !== 'fail')!.kind === 'close',
      of('something follows the end of its round'),
    ),
    ...givenUpFindings(its, round, of),
    ...unless(inTime, of('an entry is not of the time of its round')),
    ...storedFindings(log, round, of),
  ]
}

/** Checks that a round is given up once, after its end, with the reason whose hash is in the log. */
function givenUpFindings(its: readonly Entry[], round: Round, of: (finding: string) => string): string[] {
  const { suite, status, statement } = round
  const entry = its.find(({ kind }) => kind === 'fail')
  const hash = statement === null ? undefined : givenUpHash(suite, JSON.parse(statement) as GivenUp)
  const isSaid = entry === undefined || (status === 'failed' && its.at(-1) === entry)
  return unless(isSaid && entry?.commitment === hash, of('it was given up for another reason'))
}

/**
 * Checks that ciphertexts match the quotes in force, and that opened quotes match their outcomes at this end of the
 * log.
 */
function storedFindings(log: readonly Entry[], round: Round, of: (finding: string) => string): string[] {
  const { round: number, status, record, stored, outcomes } = round
  const standing = standingEntries(log, number)
  // Lapsed quotes are deleted at the deadline and listed unopened.
  const kept = standing.filter(({ isLapsed }) => status === 'open' || !isLapsed)
  const isSame = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join()
  const hashes = status === 'failed' ? [] : kept.map(({ entry }) => entry.envelopeHash!)
  const ofStored = unless(isSame(stored ?? [], hashes), of('its ciphertexts are not those of the quotes in force'))
  if (status !== 'opened')
    return [...ofStored, ...unless(record === null && outcomes === null, of('it was opened in secret'))]
  const opening = record === null ? undefined : (JSON.parse(record) as OpeningRecord)
  const stated = opening?.outcomes.map((each) => `${each.seq} ${each.status}`) ?? []
  const seqs = opening?.outcomes.map(({ seq }) => `${seq}`) ?? []
  const isOfEnd = opening?.head === log.find((entry) => entry.kind === 'close' && entry.round === number)?.hash
  return [
    ...ofStored,
    ...unless(
      isOfEnd &&
        isSame(
          seqs,
          standing.map(({ entry }) => `${entry.seq}`),
        ),
      of('its opening is of another log'),
    ),
    ...unless(isSame(stated, outcomes ?? []), of('its opened quotes are not those of its opening')),
  ]
}
