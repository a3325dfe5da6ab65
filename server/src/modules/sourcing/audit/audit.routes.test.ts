import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { findOwnResult, findWinRate } from '#contract/sourcing/result.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { handOverShares } from '#contract/sourcing/seal/handOver.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { codesOf } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { aDepartment, aPerson, as, ask, type Person } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import {
  aKeyHolder,
  countersignBy,
  createOpenedBy,
  handOverOf,
  type KeyHolder,
  openedBy,
  passDeadline,
  releaseBy,
} from '#test/sourcing/openers.ts'
import { setSourcing } from '#test/sourcing/settings.ts'
import { quote, runOpening } from '#test/sourcing/sealing.ts'
import { createSourcingFixture, move, type Project, readAgain } from '#test/sourcing/fixture.ts'

const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
const offers = [
  ['230.1357', '23.0000'],
  ['240.2468', '22.0000'],
] as const
const fixture = await createSourcingFixture({ suppliers: 3 })
const { buyer, operator, tenant, suppliers } = fixture

/** Fixture: awards each item to the quote at this index. */
async function awarded(over: Partial<ProjectDraft>, to: readonly number[], note = ''): Promise<Project> {
  const opened = await createOpened(fixture, { items, awardBy: 'line', audit: '2', ...over }, offers)
  const compared = await as(buyer, findComparison, { projectId: opened.id })
  const quotes = compared.quotes.toSorted((a, b) => a.seq - b.seq)
  const shares = compared.items.map(({ id, quantity }, at) => ({
    itemId: id,
    quoteId: quotes[to[at]!]!.id,
    quantity,
  }))
  const { id, version } = opened
  const reasons = note === '' ? [] : [{ itemId: null, reason: note, explanation: '' }]
  return as(buyer, proposeAward, { id, version, shares, reasons, note: '' })
}
const fileFor = async (person: Pick<Person, 'host'> & { token?: string }, { id: projectId }: { readonly id: string }) =>
  (await ask(person, downloadAuditFile, { projectId })).json<AuditFile & { code?: number }>()
/**
 * Failed checks of an audit file. The fixture closes a round by moving its deadline in the database, which the signed
 * terms do not reflect, so every file also reports `closedEarly`.
 */
async function failuresOf(file: AuditFile, { id: projectId }: { readonly id: string }) {
  const trust = await as({ host: tenant.host }, findAuditTrust, { projectId })
  const { failed } = await verifyAuditFile(file, trust)
  expect(failed).toContainEqual({ check: 'V05', why: 'closedEarly', round: 1 })
  return failed.filter(({ why }) => why !== 'closedEarly')
}

test('audit file: created with the result, it passes every check; complete for those who run the project, totals for participants', async () => {
  const project = await awarded({}, [0, 1])
  expect(await fileFor(buyer, project)).toMatchObject({ code: expect.any(Number) })
  await move(buyer, project, 'announce')
  for (const [person, profile] of [
    [buyer, 'full'],
    [operator, 'full'],
    [suppliers[1]!, 'totals'],
  ] as const) {
    const file = await fileFor(person, project)
    expect(file.profile).toBe(profile)
    expect(await failuresOf(file, project)).toEqual([])
    expect(file.subjects).toHaveLength(2)
    // Who only could have taken part reads what is public.
    expect((await fileFor(suppliers[2]!, project)).profile).toBe('totals')
  }
})

test('audit file: single awards and deviations pass; altered figures and other awards do not', async () => {
  const whole = await awarded({ awardBy: 'total' }, [0, 0])
  await move(buyer, whole, 'announce')
  const file = await fileFor(buyer, whole)
  expect(file.result.award).toMatchObject({ seq: expect.any(Number), lines: [] })
  expect(await failuresOf(file, whole)).toEqual([])
  const other = { ...file, result: { ...file.result, ranking: file.result.ranking.toReversed() } }
  expect((await failuresOf(other, whole)).map(({ check }) => check)).toEqual(['V01', 'V11'])

  const deviating = await awarded({ awardBy: 'total' }, [1, 1], '交货期更短')
  await move(buyer, deviating, 'announce')
  const deviation = await fileFor(buyer, deviating)
  expect(deviation.result.award.reason).toBe('交货期更短')
  expect(await failuresOf(deviation, deviating)).toEqual([])
})

test("audit file: public in the tenant's profile, at least totals for participants; by invitation for nobody else", async () => {
  const own = await createSourcingFixture({ suppliers: 3 })
  const elsewhere = await aPerson(own.tenant, { permissions: ['project.manage'], dept: await aDepartment(own.tenant) })
  const opened = await createOpened(own, { items, awardBy: 'line', audit: '2' }, offers)
  const compared = await as(own.buyer, findComparison, { projectId: opened.id })
  const shares = compared.items.map(({ id, quantity }) => ({ itemId: id, quoteId: compared.quotes[0]!.id, quantity }))
  const reasons = compared.items.map((item) => ({ itemId: item.id, reason: '供货更稳定', explanation: '' }))
  const { id, version } = opened
  const proposed = await as(own.buyer, proposeAward, { id, version, shares, reasons, note: '' })
  await move(own.buyer, proposed, 'announce')
  const trust = await as({ host: own.tenant.host }, findAuditTrust, { projectId: id })
  const winner = compared.quotes[0]!
  const winnerId = winner.supplierId
  const expected = [
    ['winner', 'winner', 'totals', 1, 1],
    ['totals', 'totals', 'totals', 2, 1],
    ['full', 'full', 'full', 2, 2],
  ] as const
  const winning = own.suppliers.findIndex(({ supplierId }) => supplierId === winnerId)
  const losing = 1 - winning
  for (const [auditProfile, forAll, forSuppliers, shown, named] of expected) {
    await setSourcing(own.tenant, { auditProfile })
    for (const [person, profile] of [
      [{ host: own.tenant.host }, forAll],
      [elsewhere, forAll],
      [own.suppliers[0]!, forSuppliers],
      [own.suppliers[1]!, forSuppliers],
      // Without enrolment everybody may take part; who has not quoted did not.
      [own.suppliers[2]!, forAll],
      [own.buyer, 'full'],
    ] as const) {
      const file = await fileFor(person, opened)
      expect(file.profile).toBe(profile)
      const { failed } = await verifyAuditFile(file, trust)
      expect(failed.filter(({ why }) => why !== 'closedEarly')).toEqual([])
    }
    const file = await fileFor({ host: own.tenant.host }, opened)
    expect(file.disclosures.filter(({ total }) => 'value' in total)).toHaveLength(shown)
    expect(file.subjects).toHaveLength(named)
    expect(file.result.ranking).toHaveLength(shown)
    const visibility = (await as({ host: own.tenant.host }, getProjectNotice, { id })).visibility
    const visitorSees = (fact: string) =>
      visibility.find((each) => each.fact === fact)!.sees.find(({ viewer }) => viewer === 'visitor')!.sees
    expect(['suppliers', 'totals', 'ranking'].map((fact) => visitorSees(fact) === 'published')).toEqual([
      named === 2,
      shown === 2,
      shown === 2,
    ])
    const ofLoser = await fileFor(own.suppliers[losing]!, opened)
    expect(ofLoser.subjects).toHaveLength(2)
    expect((await fileFor(own.suppliers[winning]!, opened)).subjects).toHaveLength(named)
    const said = JSON.stringify(file.disclosures)
    expect(said.includes(winner.lines[0]!.price)).toBe(true)
  }
  // Reasons and the number of awards are visible to suppliers if the tenant publishes them.
  expect((await as(own.suppliers[1]!, findOwnResult, { inquiryId: id })).reasons).toEqual([])
  await setSourcing(own.tenant, { publishesReasons: true })
  expect((await as(own.suppliers[1]!, findOwnResult, { inquiryId: id })).reasons).toContain('供货更稳定')
  const rates = await Promise.all(own.suppliers.map((supplier) => as(supplier, findWinRate, {})))
  expect(rates.toSorted((x, y) => y!.won - x!.won)).toEqual([
    { took: 1, won: 1 },
    { took: 1, won: 0 },
    { took: 0, won: 0 },
  ])
  await setSourcing(own.tenant, { publishesWinRate: false })
  expect(await as(own.suppliers[0]!, findWinRate, {})).toBeNull()
})

test('audit file: of invited projects inaccessible to others, and to everybody before the result', async () => {
  const project = await awarded(
    { scope: 'invited', invitedIds: suppliers.slice(0, 2).map((one) => one.supplierId!) },
    [0, 1],
  )
  expect((await fileFor(buyer, project)).code).not.toBe(0)
  await move(buyer, project, 'announce')
  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  for (const person of [elsewhere, suppliers[2]!, { host: tenant.host }])
    expect((await fileFor(person, project)).code).not.toBe(0)
  expect((await fileFor(suppliers[0]!, project)).profile).toBe('totals')
})

/**
 * Fixture: a result opened by two people, or by one and a substitute; with its audit file and the data to verify it.
 */
async function countersigned(isHandedOver: boolean) {
  const own = await createSourcingFixture({ suppliers: 2 })
  const holders: KeyHolder[] = []
  for (let n = 0; n < 2; n++) holders.push(await aKeyHolder(own.tenant, { name: `开标人${n + 1}` }))
  const project = await createOpenedBy(own, holders, openedBy('committee', holders, 2))
  for (const [at, supplier] of own.suppliers.entries()) await quote(supplier, project, `${at + 8}.5000`)
  const substitute = await aKeyHolder(own.tenant, { name: '接收人' })
  const [first, second] = holders
  if (isHandedOver) await as(first!.person, handOverShares, await handOverOf(first!, project, substitute))
  const acting = [isHandedOver ? substitute : first!, second!]
  await passDeadline(own, project)
  for (const holder of acting) await releaseBy(holder, project)
  await runOpening(own, project)
  const { items: asked, quotes } = await as(own.buyer, findComparison, { projectId: project.id })
  const shares = asked.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
  const { id, version } = await readAgain(own.buyer, project)
  const proposed = await as(own.buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
  await expect(move(own.buyer, proposed, 'announce')).rejects.toThrow('opening.notCountersigned')
  await countersignBy(acting[0]!, project)
  await expect(move(own.buyer, proposed, 'announce')).rejects.toThrow('opening.notCountersigned')
  await countersignBy(acting[1]!, project)
  await move(own.buyer, proposed, 'announce')

  const file = await fileFor(own.suppliers[1]!, project)
  const trust = await as({ host: own.tenant.host }, findAuditTrust, { projectId: project.id })
  expect((await verifyAuditFile(file, trust)).failed).toEqual([])
  const without = (holder: KeyHolder) => ({
    ...trust,
    directory: trust.directory.filter(({ id: listed }) => listed !== holder.person.personId),
  })
  return { file, without, first: first!, substitute }
}

test('audit file: if people open and countersign before the result, the file passes completely', async () => {
  const { file, without, first } = await countersigned(false)
  expect(codesOf(await verifyAuditFile(file, without(first)))).toEqual(['V02'])
})

test("audit file: a substitute's countersignature uses a directory key confirmed by the opener", async () => {
  const { file, without, first, substitute } = await countersigned(true)
  const [opening] = file.openings
  expect(opening!.handOvers).toMatchObject([
    { opener: first.person.personId, substitute: substitute.person.personId, signing: substitute.keys.A.signing },
  ])
  expect(codesOf(await verifyAuditFile(file, without(substitute)))).toEqual(['V08'])
})
