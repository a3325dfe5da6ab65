import { expect, test } from 'vitest'
import {
  answerLevel,
  findAuctionHead,
  findAuctionProof,
  findBidReceipt,
  findBidRefusals,
  moveAuction,
  scheduleAuction,
} from '#contract/sourcing/auction/auction.ts'
import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import {
  listAuctionTemplates,
  removeAuctionTemplate,
  saveAuctionTemplate,
} from '#contract/sourcing/auction/auctionTemplates.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { findOpeningSheet } from '#contract/sourcing/seal/openingRecord.ts'
import { codesOf } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { verifyProof } from '#sealing/auction/verifyProof.ts'
import { as, ask, type Person, refusalOf } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { begin, bid, createLive, createRunning, join, newKey, pass, roomOf, watch } from '#test/sourcing/auctions.ts'
import { createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

/** Downloaded file, or the refusal. */
const jsonOf = async (person: Person, route: typeof findAuctionProof | typeof downloadAuditFile, projectId: string) =>
  (await ask(person, route, { projectId })).json<unknown>()

/** Ends what is open now: the stage of an auction as if its time had passed. */
async function endStage(fixture: Parameters<typeof watch>[0], { id }: { readonly id: string }): Promise<void> {
  await owner.query(`update sourcing.auctions set due_at = clock_timestamp() where project_id = $1`, [id])
  await watch(fixture)
}

test('auction after an opening: the opened quotes are the first bids, and both files are verified', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const auctionRule = { ...defaultAuctionRule, extensionWindow: 0 }
  const over = {
    kind: 'bidding' as const,
    auctionRule,
    items: [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')],
  }
  const opened = await createOpened(fixture, over, [
    ['230.0000', '23.0000'],
    ['240.0000', '22.0000'],
  ])
  expect(opened.can).toContain('auction')
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const { id, version } = opened
  await expect(
    as(buyer, scheduleAuction, { id, version, beginAt: inMinutes(2), endAt: inMinutes(60) }),
  ).rejects.toThrow('auction.beginTooSoon')
  const planned = await as(buyer, scheduleAuction, { id, version, beginAt: inMinutes(20), endAt: inMinutes(60) })
  expect(planned).toMatchObject({ state: '11', status: '5' })
  await begin(fixture, planned, 4)
  expect((await roomOf(buyer, planned)).frame.view.ranking.map(({ no, amount }) => [no, amount])).toEqual([
    [1, '2392.00'],
    [2, '2488.00'],
  ])
  await expect(bid(second, planned, '2480')).rejects.toThrow('auction.stepTooSmall')
  await bid(second, planned, '2300')
  const receipt = await as(second, findBidReceipt, { projectId: id })
  await pass(fixture, planned)
  await watch(fixture)
  const closed = await readAgain(buyer, planned)
  expect(closed).toMatchObject({ state: '6' })
  expect(closed.can).not.toContain('negotiate')
  const { items, quotes, earlier } = await as(buyer, findComparison, { projectId: id })
  expect(quotes.map(({ total, round }) => [total, round])).toEqual([
    ['2300.00', 100],
    ['2392.00', 1],
  ])
  expect(earlier).toMatchObject([{ total: '2488.00' }])
  const shares = items.map((item) => ({ itemId: item.id, quoteId: quotes[0]!.id, quantity: item.quantity }))
  const awarded = await as(buyer, proposeAward, { id, version: closed.version, shares, reasons: [], note: '' })
  expect(await jsonOf(first, findAuctionProof, id)).toMatchObject({ code: 46031 })
  await move(buyer, awarded, 'announce')

  const trust = await as(buyer, findAuditTrust, { projectId: id })
  const head = await as(first, findAuctionHead, { projectId: id })
  const proof = (await jsonOf(first, findAuctionProof, id)) as AuctionProof
  const report = verifyProof(proof, { platformKey: trust.platformKey, receipts: [receipt], heads: [head!] })
  expect(report).toMatchObject({ failed: [], trusted: ['delays'] })
  // The fixture moves a deadline in the database, which terms and times in the file do not know.
  const audit = await verifyAuditFile(await jsonOf(buyer, downloadAuditFile, id), trust)
  expect(codesOf(audit).filter((code) => code !== 'V04' && code !== 'V05')).toEqual([])
  const sheet = await as(buyer, findOpeningSheet, { projectId: id })
  expect(sheet).toMatchObject({ mode: 'auction', rows: [{ total: '2300.00' }, { total: '2392.00' }] })
  await expect(as(first, findOpeningSheet, { projectId: id })).rejects.toThrow('permission.denied')
})

test('auction after an opening: who is excluded has no quote any more, not even the opened one', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer } = fixture
  const over = {
    kind: 'bidding' as const,
    auctionRule: { ...defaultAuctionRule, extensionWindow: 0 },
    items: [itemNamed('防寒大衣', '10', '238')],
  }
  const { id, version } = await createOpened(fixture, over, [['220.0000'], ['230.0000']])
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const planned = await as(buyer, scheduleAuction, { id, version, beginAt: inMinutes(20), endAt: inMinutes(60) })
  await begin(fixture, planned, 2)
  await as(buyer, moveAuction, { projectId: id, action: 'exclude', reason: '资格不符', no: 1 })
  await pass(fixture, planned)
  await watch(fixture)
  const { quotes, earlier } = await as(buyer, findComparison, { projectId: id })
  expect(quotes.map(({ total }) => total)).toEqual(['2300.00'])
  expect(earlier).toEqual([])
})

test('opening record: quotes as they were sealed and opened, in their order', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const opened = await createOpened(fixture, { items: [itemNamed('防寒大衣', '10', '238')] }, [
    ['230.0000'],
    ['220.0000'],
  ])
  const sheet = await as(fixture.buyer, findOpeningSheet, { projectId: opened.id })
  expect(sheet).toMatchObject({
    mode: 'automatic',
    rows: [
      { total: '2300.00', status: 'valid', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { total: '2200.00', status: 'valid' },
    ],
  })
})

test('japanese auction: silence is leaving, and the last one in has won', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createRunning(fixture, { format: 'japanese', levels: 5, levelPercent: '5', levelSeconds: 60 })
  const answer = async (person: Person, wanted: 'accept' | 'drop', amount?: string) => {
    const { stamp, frame } = await roomOf(person, project)
    const price = amount ?? frame.view.levelPrice ?? ''
    return as(person, answerLevel, { projectId: project.id, answer: wanted, amount: price, stamp, key: newKey() })
  }
  await expect(bid(first, project, '50000')).rejects.toThrow('auction.wrongFormat')
  await expect(answer(first, 'accept', '1.00')).rejects.toThrow('auction.levelPassed')
  expect(await answer(first, 'accept')).toMatchObject({ amount: '52480.00' })
  await expect(answer(first, 'accept')).rejects.toThrow('auction.answered')
  await answer(second, 'accept')
  await answer(third, 'drop')
  await endStage(fixture, project)
  expect((await roomOf(first, project)).frame.view).toMatchObject({
    stage: 'level',
    stageNo: 2,
    levelPrice: '49856.00',
  })
  await expect(answer(third, 'accept')).rejects.toThrow('auction.out')
  await answer(second, 'accept')
  await answer(first, 'drop')
  await endStage(fixture, project)
  expect((await roomOf(fixture.buyer, project)).frame.view.ranking[0]).toMatchObject({ no: 2, amount: '49856.00' })
  expect(await readAgain(fixture.buyer, project)).toMatchObject({ state: '6' })
})

test('dutch auction: of many who accept at once exactly one has won', async () => {
  const fixture = await createSourcingFixture({ suppliers: 4 })
  const project = await createRunning(fixture, { format: 'dutch', levels: 3, levelPercent: '5', levelSeconds: 60 })
  const { stamp, frame } = await roomOf(fixture.suppliers[0]!, project)
  const results = await Promise.all(
    fixture.suppliers.map((person) =>
      as(person, answerLevel, {
        projectId: project.id,
        answer: 'accept',
        amount: frame.view.levelPrice!,
        stamp,
        key: newKey(),
      }).then(
        () => 'won',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(results.filter((each) => each === 'won')).toHaveLength(1)
  expect(results.filter((each) => each.includes('auction.taken'))).toHaveLength(3)
})

test('auction in turns: only the one whose turn it is bids', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const project = await createLive(fixture, { format: 'turns', rounds: 1, turnSeconds: 10, pauseSeconds: 0 })
  for (const supplier of fixture.suppliers) await join(supplier, project)
  await begin(fixture, project)
  await endStage(fixture, project)
  const [first, second] = fixture.suppliers as [Person, Person]
  expect((await roomOf(fixture.buyer, project)).frame.view).toMatchObject({ stage: 'turn', turnOf: 1 })
  await expect(bid(second, project, '50000')).rejects.toThrow('auction.notYourTurn')
  await bid(first, project, '50000')
  expect((await roomOf(second, project)).frame.view.turnOf).toBeNull()
})

test('final bids: of the best alone, once, hidden until the closing, and verified from the file', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer } = fixture
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createRunning(fixture, { finalBest: 2, finalMinutes: 5, publicSees: 'lead' }, 5)
  await bid(first, project, '50000')
  await bid(second, project, '49000')
  await bid(third, project, '51000')
  await pass(fixture, project)
  await watch(fixture)
  expect((await roomOf(first, project)).frame.view).toMatchObject({ stage: 'final', own: { isInFinal: true } })
  await expect(bid(third, project, '100')).rejects.toThrow('auction.notInFinal')
  await expect(bid(first, project, '49995')).rejects.toThrow('auction.stepTooSmall')
  const answer = await bid(first, project, '48000')
  expect(answer).toMatchObject({ amount: '48000.00', rank: null })
  await expect(bid(first, project, '47000')).rejects.toThrow('auction.answered')
  for (const other of [buyer, second, third, fixture.tenant]) {
    const { frame } = await roomOf(other, project)
    expect(JSON.stringify(frame)).not.toMatch(/"4[78]000/)
    expect(frame.view.lead).toBe('49000.00')
  }
  await bid(second, project, '48500')
  await watch(fixture)
  const closed = await readAgain(buyer, project)
  expect(closed).toMatchObject({ state: '6' })
  const { view, entries } = (await roomOf(buyer, project)).frame
  expect(view.ranking.map(({ no, amount }) => [no, amount])).toEqual([
    [1, '48000.00'],
    [2, '48500.00'],
    [3, '51000.00'],
  ])
  expect(entries.filter(({ kind }) => kind === 'bid').every(({ amount }) => amount !== null)).toBe(true)
  const { items, quotes } = await as(buyer, findComparison, { projectId: project.id })
  const shares = items.map((item) => ({ itemId: item.id, quoteId: quotes[0]!.id, quantity: item.quantity }))
  const { version } = closed
  const awarded = await as(buyer, proposeAward, { id: project.id, version, shares, reasons: [], note: '' })
  await move(buyer, awarded, 'announce')
  const { platformKey } = await as(buyer, findAuditTrust, { projectId: project.id })
  const proof = (await jsonOf(first, findAuctionProof, project.id)) as AuctionProof
  const refusals = await as(first, findBidRefusals, { projectId: project.id })
  expect(refusals.map(({ reason }) => reason)).toEqual(['answered', 'stepTooSmall'])
  const report = verifyProof(proof, { platformKey, receipts: [], heads: [], refusals })
  expect(report).toMatchObject({ failed: [], checked: expect.arrayContaining(['A06', 'A10']) as unknown })
  expect(await refusalOf(as(buyer, findBidRefusals, { projectId: project.id }))).toBe('permission.denied')
})

test('auction templates: kept by name, of one tenant, refused where the rule contradicts itself', async () => {
  const { buyer, suppliers } = await createSourcingFixture({ suppliers: 1 })
  const rule = { ...defaultAuctionRule, start: 'live' as const }
  const first = await as(buyer, saveAuctionTemplate, { name: '年度框架', rule })
  const again = await as(buyer, saveAuctionTemplate, { name: ' 年度框架 ', rule: { ...rule, step: '2' } })
  expect(again).toEqual(first)
  expect(await as(buyer, listAuctionTemplates, {})).toMatchObject([{ name: '年度框架', rule: { step: '2' } }])
  const leadHidden = { name: '甲', rule: { ...rule, stepBase: 'lead' as const } }
  expect(await refusalOf(as(buyer, saveAuctionTemplate, leadHidden))).toBe('auction.contradicts')
  const other = (await createSourcingFixture({ suppliers: 1 })).buyer
  expect(await as(other, listAuctionTemplates, {})).toEqual([])
  expect(await refusalOf(as(other, removeAuctionTemplate, first))).toBe('thing.notFound')
  expect(await refusalOf(as(suppliers[0]!, listAuctionTemplates, {}))).toBe('permission.denied')
  const more = Array.from({ length: 50 }, (_, n) => as(buyer, saveAuctionTemplate, { name: `模板 ${n}`, rule }))
  const outcomes = await Promise.all(more.map(refusalOf))
  expect(outcomes.filter((each) => each === 'auctionTemplate.tooMany')).toHaveLength(1)
  await as(buyer, removeAuctionTemplate, first)
  expect(await as(buyer, listAuctionTemplates, {})).toHaveLength(49)
})
