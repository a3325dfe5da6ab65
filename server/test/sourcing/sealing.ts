import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/kit/route.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { getProject } from '#contract/sourcing/projects.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import {
  findMySealedQuote,
  findSealLog,
  findSealRound,
  type SealRound,
  submitSealedQuote,
} from '#contract/sourcing/seal.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { chainBreak, type Entry } from '#sealing/log/entry.ts'
import { uploadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { attachmentRef, sealAttachment } from '#sealing/quotes/attachment.ts'
import { type AttachmentHeader, encodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { headOf, quoteAt } from '#sealing/testing/quotes.ts'
import { as, database, jobContext, setKeeperClock, type Person, server } from '../app.ts'
import { upload } from '../upload.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { createPublished, passHours, type Project, runDue, type SourcingFixture } from './fixture.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A project that accepts quotes from all suppliers. */
export const createQuoting = (fixture: SourcingFixture, over: Partial<ProjectDraft> = {}): Promise<Project> =>
  createPublished(fixture, { audit: '2', quoteBeginAt: inHours(-1), ...over })

export const termsIn = ({ terms }: Pick<SealRound, 'terms'>) => JSON.parse(terms) as Terms
export const recordIn = ({ keyRecord }: Pick<SealRound, 'keyRecord'>) => JSON.parse(keyRecord) as KeyRecord

/** Quote encrypted as by a supplier's browser. */
export async function sealFor(
  supplier: Person,
  { id: projectId }: { readonly id: string },
  content: string | Quote = '123.4567',
): Promise<Envelope> {
  const round = await as(supplier, findSealRound, { projectId })
  const { subject } = await as(supplier, findMySealedQuote, { projectId })
  const quote = typeof content === 'string' ? quoteAt(content, termsIn(round)) : content
  return sealQuote(recordIn(round), subject, quote, makeMaster())
}

/** Quote with files, encrypted as by a supplier's browser: the envelope, and the encrypted files in order. */
export async function sealWithFiles(
  supplier: Person,
  { id: projectId }: { readonly id: string },
  files: readonly { readonly name: string; readonly content: Uint8Array }[],
  price = '123.4567',
) {
  const round = await as(supplier, findSealRound, { projectId })
  const { subject } = await as(supplier, findMySealedQuote, { projectId })
  const record = recordIn(round)
  const master = makeMaster()
  const attachments = files.map((file, place) => attachmentRef(record.suite, master, place, file))
  const quote = quoteAt(price, termsIn(round), headOf({ attachments }))
  const envelope = await sealQuote(record, subject, quote, master)
  const sealed: Envelope<AttachmentHeader>[] = []
  for (const [place, { content }] of files.entries())
    sealed.push(await sealAttachment(record, envelope.header, place, content))
  return { envelope, sealed }
}

export const attach = (supplier: Person, { id: projectId }: { readonly id: string }, envelope: Envelope) =>
  upload(
    supplier,
    uploadSealedFile,
    { name: 'file.sealed', content: Buffer.from(encodeEnvelope(envelope)) },
    { projectId },
  )

/** Submits a quote with uploaded files. */
export const submitWith = (
  supplier: Person,
  { id: projectId }: { readonly id: string },
  envelope: Envelope,
  attachments: number,
  idempotencyKey = aKey(),
) =>
  as(supplier, submitSealedQuote, {
    projectId,
    idempotencyKey,
    termsSeq: 1,
    attachments,
    envelope: base64Of(envelope),
  })

export const base64Of = (envelope: Envelope) => Buffer.from(encodeEnvelope(envelope)).toString('base64')
export const aKey = () => randomBytes(12).toString('hex')

export const submit = (
  supplier: Person,
  { id: projectId }: { readonly id: string },
  envelope: Envelope,
  idempotencyKey = aKey(),
  // The terms of the first entry apply unless changed.
  termsSeq = 1,
) => as(supplier, submitSealedQuote, { projectId, idempotencyKey, termsSeq, envelope: base64Of(envelope) })

/** Encrypts and submits a quote. */
export async function quote(supplier: Person, project: { readonly id: string }, content?: string | Quote) {
  const envelope = await sealFor(supplier, project, content)
  const { termsSeq } = await as(supplier, findSealRound, { projectId: project.id })
  return submit(supplier, project, envelope, aKey(), termsSeq)
}

/** Reads the whole log, page by page. */
export async function logOf(person: Person, { id: projectId }: { readonly id: string }): Promise<Entry[]> {
  const log: Entry[] = []
  for (let isComplete = false; !isComplete;) {
    const answer = await as(person, findSealLog, { projectId, after: log.at(-1)?.seq ?? 0 })
    log.push(...answer.entries)
    isComplete = answer.isWhole
  }
  return log
}
export const breakOf = (
  tenantId: string,
  { id: projectId }: { readonly id: string },
  log: readonly Entry[],
  suite: 'A' | 'B' = 'A',
) => chainBreak({ suite, tenantId, projectId }, log)

/** Publishes a change notice: the deadline is a day later, with further changes. */
export async function changeBy(
  buyer: Person,
  { id }: { readonly id: string },
  over: Partial<Input<typeof changeProject>> = {},
  hours = 24,
): Promise<Project> {
  const project = await as(buyer, getProject, { id })
  const { version, questionEndAt, quoteBeginAt, quoteEndAt, deliveryAddress } = project
  return as(buyer, changeProject, {
    id,
    version,
    title: '变更公告',
    enrolEndAt: null,
    questionEndAt,
    quoteBeginAt,
    quoteEndAt: new Date(Date.parse(quoteEndAt!) + hours * hour).toISOString(),
    deliveryAddress,
    items: project.items.map(({ id: itemId, quantity, spec, needDate }) => ({ id: itemId, quantity, spec, needDate })),
    ...over,
  })
}

/** Confirmation of a quote, as sent by a supplier's page. */
export async function confirmationOf(supplier: Person, { id: projectId }: { readonly id: string }) {
  const { entry } = await as(supplier, findMySealedQuote, { projectId })
  const { termsSeq } = await as(supplier, findSealRound, { projectId })
  return { projectId, seq: entry!.seq, termsSeq, idempotencyKey: aKey() }
}

/** All stored data of a project's sealed quotes, to check that it is unchanged. */
export async function storedIn({ id }: { readonly id: string }) {
  const { rows } = await owner.query<{ stored: unknown }>(
    `select jsonb_build_object(
       'entries', (select jsonb_agg(e order by e.seq) from sourcing.seal_entries e where e.project_id = $1),
       'quotes', (select jsonb_agg(q order by q.envelope_hash) from sourcing.sealed_quotes q where q.project_id = $1),
       'round', (select jsonb_agg(r) from sourcing.seal_rounds r where r.project_id = $1),
       'quoted', (select quoted_count from sourcing.projects p where p.id = $1)) as stored`,
    [id],
  )
  return rows[0]!.stored
}
export const countCiphertexts = async ({ id }: { readonly id: string }): Promise<number> =>
  (await owner.query<{ count: number }>('select count(*)::int from sourcing.sealed_quotes where project_id = $1', [id]))
    .rows[0]!.count

/** Moves the deadline of a project to this many milliseconds from now, by the database clock. */
export async function endIn({ id }: { readonly id: string }, ms: number): Promise<void> {
  const end = "date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 millisecond'"
  await owner.query(
    `update sourcing.projects set ends_at = ${end}, quote_end_at = case state when '10' then quote_end_at else ${end} end,
       negotiation_end_at = case state when '10' then ${end} end where id = $1`,
    [id, ms],
  )
  await owner.query(
    `update sourcing.seal_rounds r set quote_end_at = p.ends_at from sourcing.projects p
     where p.id = r.project_id and r.project_id = $1 and r.status = 'open'`,
    [id],
  )
}

/** Passes the deadline: closes the quoting and the log of the project. */
export async function closeQuoting(fixture: SourcingFixture, project: { readonly id: string }): Promise<void> {
  await passHours(project, 72)
  await runDue(fixture)
}
export { database, owner }

/** Runs the opening job of a round, as a worker does. */
export async function runOpening(
  { tenant }: SourcingFixture,
  { id }: { readonly id: string },
  round = 1,
): Promise<void> {
  const found = server.jobs.find(({ name }) => name === 'sourcing.openRound')!
  if (!('steps' in found)) throw new Error('the opening must be a job with steps')
  await found.steps(jobContext(tenant.id), { projectId: id, round } as never)
}

/** Closes and opens a project, with the keeper's clock after the deadline. */
export async function openQuotes(fixture: SourcingFixture, project: { readonly id: string }, round = 1): Promise<void> {
  await closeQuoting(fixture, project)
  setKeeperClock(73 * hour)
  await runOpening(fixture, project, round)
}

/** Tables that contain one of these texts, as text or bytes, read as superuser. */
export async function tablesWith(needles: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  const patterns = needles.map((needle) => `%${needle}%`)
  for (const { name } of rows) {
    const match = await owner.query(`select 1 from ${name} t where t::text like any($1) limit 1`, [patterns])
    if (match.rows.length > 0) found.push(name)
  }
  return found
}
/** Forms of a text to search for in a dump: plain, its digits, hex, and base64 at any offset. */
export const formsOf = (text: string): string[] => [
  text,
  text.replace('.', ''),
  Buffer.from(text).toString('hex'),
  ...[0, 1, 2].map((before) =>
    Buffer.from('\0'.repeat(before) + text)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1)
      .replace(/.?=*$/, ''),
  ),
]
