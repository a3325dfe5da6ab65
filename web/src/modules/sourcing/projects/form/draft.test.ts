import { expect, test } from 'vitest'
import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { Check } from 'typebox/schema'
import { blankItem } from '../items/items.ts'
import { type Draft, newAuctionRule, newDraft, prunedDraft, sectionsOf } from './draft.ts'

const draft = { ...newDraft('inquiry', '林知远', new Date(2026, 10, 26)), title: '安全帽' }
const blank = { region: null, purchaseContent: '', deliveryAddress: '', contactTel: '', budgetAmount: null }
const isSavable = (written: Draft) =>
  Check(ProjectDraft, {
    publishAt: null,
    enrolRequirements: '',
    requirements: '',
    ...blank,
    categoryIds: [],
    ...written,
  })
const unfinished = [{ name: '质量', kind: 'technical', weight: '' }] as unknown as Draft['criteria'] & object

test('draft: only biddings have an auction rule', () => {
  const auctionRule = { ...defaultAuctionRule, step: '' }
  expect(prunedDraft({ ...draft, auctionRule })).not.toHaveProperty('auctionRule')
  expect(prunedDraft({ ...draft, kind: 'bidding', auctionRule })).toMatchObject({ auctionRule })
})

test('draft: a new one can be saved once it has a title, with its first empty row', () => {
  expect(prunedDraft({ ...draft, items: [{ ...blankItem, demandIds: [] }] }).items).toEqual([])
})

test('draft: hidden fields do not prevent saving', () => {
  const criteria = { ...draft, criteria: unfinished }
  expect(isSavable(prunedDraft({ ...criteria, evaluation: 'weighted' }))).toBe(false)
  expect(isSavable(prunedDraft({ ...criteria, evaluation: 'lowest' }))).toBe(true)
  const extendDays = '' as unknown as number
  expect(isSavable(prunedDraft({ ...draft, extendDays }))).toBe(false)
  expect(isSavable(prunedDraft({ ...draft, extendDays, audit: '2' }))).toBe(true)
})

test('draft: a bidding has an auction rule from the start, other projects have none', () => {
  expect(newDraft('bidding', '林知远', new Date(2026, 10, 26)).auctionRule).toEqual(newAuctionRule)
  expect(newDraft('inquiry', '林知远', new Date(2026, 10, 26)).auctionRule).toBeUndefined()
  expect(sectionsOf('bidding')).toContain('auction')
  expect(sectionsOf('fixed')).not.toContain('auction')
})

test('draft: enrolment requirements are not sent if suppliers quote without enrolment', () => {
  const direct = prunedDraft({ ...draft, audit: '2', enrolRequirements: '营业执照', invitedIds: ['1'] })
  expect(direct).toMatchObject({ enrolRequirements: '', enrolBeginAt: null, enrolEndAt: null, invitedIds: [] })
})
