import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { confirmSealedQuote, findAuditTrust, findMySealedQuote, findSealRound } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { extendNegotiation, findMyNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { as, ask, type Person, refusalOf, setKeeperClock } from '#test/app.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import { createSourcingFixture, move, type Project, readAgain } from '#test/sourcing/fixture.ts'
import { negotiate } from '#test/sourcing/rounds.ts'
import { aKey, breakOf, logOf, openQuotes, quote } from '#test/sourcing/sealing.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const fixture = await createSourcingFixture({ suppliers: 3 })
const { buyer, suppliers, tenant, operator } = fixture
const [a, b, c] = suppliers

async function negotiating(of = fixture): Promise<Project> {
  setKeeperClock(0)
  const opened = await createOpened(of, {}, [['140.0000'], ['150.0000'], ['160.0000']])
  return negotiate(of, opened, { choice: 'best', best: 2, reason: '其余报价偏高', endAt: inHours(30) })
}
async function extend(project: Pick<Project, 'id'>, endAt: string, who: Person = buyer) {
  const { id, version } = await readAgain(buyer, project)
  return as(who, extendNegotiation, { id, version, title: '应供应商要求延后', endAt })
}
const refusalOfExtending = (project: Pick<Project, 'id'>, endAt: string, who?: Person) =>
  refusalOf(extend(project, endAt, who))

test('later deadline of a negotiation: public, only later, and by buyers of its department', async () => {
  const project = await negotiating()
  const { id } = project
  expect(project.can).toContain('extendNegotiation')
  expect(await refusalOfExtending(project, inHours(29))).toBe('project.onlyLater')
  expect(await refusalOfExtending(project, inHours(24 * 31))).toBe('negotiation.deadline')
  expect(await refusalOfExtending(project, inHours(60), operator)).toBe('permission.denied')
  expect(await refusalOf(as(buyer, extendNegotiation, { id, version: 0, title: '延后', endAt: inHours(60) }))).toBe(
    'thing.stale',
  )
  const endAt = inHours(60)
  expect(await extend(project, endAt)).toMatchObject({ state: '10', negotiationEndAt: endAt, endsAt: endAt })
  expect(await as(a!, findMyNegotiation, { projectId: id })).toMatchObject({ endAt })
  expect(await as(a!, findSealRound, { projectId: id })).toMatchObject({ round: 2, endAt })
  const { changes, negotiationEndDay } = await as({ host: tenant.host }, getProjectNotice, { id })
  expect(negotiationEndDay).toBe(endAt)
  expect(changes[0]).toMatchObject({
    title: '应供应商要求延后',
    changes: [{ field: 'negotiationEndAt', before: project.negotiationEndAt, after: endAt }],
  })
  const opened = await createOpened(fixture, {}, [['140.0000'], ['150.0000'], ['160.0000']])
  expect(await refusalOfExtending(opened, inHours(60))).toBe('thing.wrongState')
})

test('later deadline of a negotiation: quotes must be confirmed again, otherwise the earlier one applies, with proof', async () => {
  const project = await negotiating()
  const projectId = project.id
  const receipts = [await quote(a!, project, '120.0000'), await quote(b!, project, '110.0000')]
  await extend(project, inHours(60))
  const standing = await as(a!, findMySealedQuote, { projectId })
  expect(standing).toMatchObject({ round: 2, state: 'unconfirmed' })
  const { termsSeq } = await as(a!, findSealRound, { projectId })
  const confirmed = { projectId, seq: standing.entry!.seq, termsSeq, idempotencyKey: aKey() }
  receipts.push(await as(a!, confirmSealedQuote, confirmed))
  expect(await refusalOf(quote(c!, project, '100.0000'))).toBe('negotiation.notAsked')
  await openQuotes(fixture, project, 2)

  expect(breakOf(tenant.id, project, await logOf(buyer, project))).toBeUndefined()
  const { items, quotes } = await as(buyer, findComparison, { projectId })
  const standingOf = (who: Person) =>
    quotes.filter(({ supplierId }) => supplierId === who.supplierId).map(({ round, status }) => [round, status])
  expect([standingOf(a!), standingOf(b!), standingOf(c!)]).toEqual([
    [[2, 'valid']],
    [
      [1, 'valid'],
      [2, 'lapsed'],
    ],
    [[1, 'valid']],
  ])
  const best = quotes.find(({ round, status }) => round === 2 && status === 'valid')!
  const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId: best.id, quantity }))
  const { id, version } = await readAgain(buyer, project)
  const proposed = await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
  await move(buyer, proposed, 'announce')
  const trust = await as({ host: tenant.host }, findAuditTrust, { projectId })
  const file = (await ask(buyer, downloadAuditFile, { projectId })).json<AuditFile>()
  const { failed } = await verifyAuditFile(file, { ...trust, receipts })
  // The fixture ends a round early, which is the only failure found.
  expect(failed.filter(({ why }) => why !== 'closedEarly')).toEqual([])
})

test('later deadline of a negotiation: only invited suppliers get a letter', async () => {
  const own = await createSourcingFixture({ suppliers: 3 })
  for (const [at, supplier] of own.suppliers.entries()) await giveAddress(supplier, `s${at}@example.com`)
  await withLetters(async () => {
    const { id, version } = await negotiating(own)
    await as(own.buyer, extendNegotiation, { id, version, title: '应供应商要求延后', endAt: inHours(60) })
    const letters = (await allLetters(own.tenant)).filter(({ template }) => template === 'sourcing.negotiationExtended')
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(['s0@example.com', 's1@example.com'])
    expect(letters[0]!.text).toContain('应供应商要求延后')
    expect((await allLetters(own.tenant)).map(({ template }) => template)).not.toContain('sourcing.changed')
  })
})
