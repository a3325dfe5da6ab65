import { beforeAll, expect, test } from 'vitest'
import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { copyProject, createProject } from '#contract/sourcing/projects.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { as } from '#test/app.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  draftFor,
  move,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture()))

const rule = { ...defaultAuctionRule, stepKind: 'amount' as const, step: '500.5', visibility: 'lead' as const }

test('auction rule: a bidding has one, by default the usual; other projects have none', async () => {
  const { buyer } = fixture
  expect(await createDraft(fixture, { kind: 'bidding' })).toMatchObject({ auctionRule: defaultAuctionRule })
  const own = await createDraft(fixture, { kind: 'bidding', auctionRule: rule })
  expect(own).toMatchObject({ auctionRule: rule })
  expect(await as(buyer, copyProject, { id: own.id })).toMatchObject({ auctionRule: rule })
  expect((await createDraft(fixture, { kind: 'inquiry', auctionRule: rule })).auctionRule).toBeUndefined()
})

test('auction rule: a published one is in the notice and in the terms of the round', async () => {
  const { id } = await createPublished(fixture, { kind: 'bidding', auctionRule: rule })
  const { host } = fixture.tenant
  expect((await as({ host }, getProjectNotice, { id })).auctionRule).toEqual(rule)
  const { terms } = await as(fixture.buyer, findSealRound, { projectId: id })
  expect((JSON.parse(terms) as Terms).rule.auction).toEqual(rule)
  const inquiry = await createPublished(fixture)
  expect((await as({ host }, getProjectNotice, { id: inquiry.id })).auctionRule).toBeNull()
  const other = await as(fixture.buyer, findSealRound, { projectId: inquiry.id })
  expect((JSON.parse(other.terms) as Terms).rule).not.toHaveProperty('auction')
})

test.each(['0', '-5', '1.234', '100000000', 'x'])('auction rule: a step of %s is refused', async (step) => {
  const draft = draftFor(fixture, { kind: 'bidding', auctionRule: { ...rule, step } })
  await expect(as(fixture.buyer, createProject, draft)).rejects.toThrow('input.invalid')
})

test.each([
  ['percent', '20.01', null],
  ['amount', '600', '600'],
] as const)(
  'auction rule: a step of %s %s exceeds the start price, and the project is not submitted',
  async (stepKind, step, budgetAmount) => {
    const over = { kind: 'bidding' as const, auctionRule: { ...rule, stepKind, step }, budgetAmount }
    const draft = await createDraft(fixture, over)
    await expect(move(fixture.buyer, draft, 'submit')).rejects.toThrow('project.auctionStep')
  },
)
