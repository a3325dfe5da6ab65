import { expect, test } from 'vitest'
import { blankItem } from '../items/items.ts'
import { problemsOf } from './completeness.ts'
import { newDraft } from './draft.ts'

const now = new Date('2026-11-26T09:30:00+08:00')
const item = { ...blankItem, name: '安全帽', unit: '顶', quantity: '10', budgetPrice: '20' }
const whole = { ...newDraft('inquiry', '林知远', now), purchaseContent: 'x', categoryIds: ['1'], items: [item] }

test('completeness: a draft with everything has no problem', () => {
  expect(problemsOf(whole, now)).toEqual({})
})

test('completeness: what is missing is named', () => {
  const draft = { ...whole, items: [], categoryIds: [], purchaseContent: ' ', quoteEndAt: null }
  expect(Object.keys(problemsOf(draft, now)).toSorted()).toEqual([
    'categoryIds',
    'items',
    'purchaseContent',
    'quoteEndAt',
  ])
  expect(problemsOf({ ...whole, scope: 'invited' }, now).invitedIds).toEqual({ word: 'noInvited' })
})

test('completeness: weights of a weighted evaluation make 100', () => {
  const criterion = { name: '价格', kind: 'price' as const, weight: 60 }
  const draft = { ...whole, evaluation: 'weighted' as const }
  expect(problemsOf(draft, now).criteria).toEqual({ word: 'noCriteria' })
  expect(problemsOf({ ...draft, criteria: [criterion] }, now).criteria).toEqual({ word: 'weights', sum: 60 })
  expect(problemsOf({ ...draft, criteria: [{ ...criterion, weight: 100 }] }, now)).toEqual({})
})

test('completeness: times come in their order, and the first end lies ahead', () => {
  expect(problemsOf({ ...whole, quoteBeginAt: whole.enrolBeginAt! }, now)).toEqual({
    quoteBeginAt: { word: 'notBefore', field: 'enrolEndAt' },
  })
  expect(problemsOf({ ...whole, quoteEndAt: whole.quoteBeginAt! }, now).quoteEndAt).toEqual({
    word: 'after',
    field: 'quoteBeginAt',
  })
  expect(problemsOf(whole, new Date(2027, 0, 1)).enrolEndAt).toEqual({ word: 'passed' })
})

test('completeness: the budget covers what the items are expected to cost', () => {
  expect(problemsOf({ ...whole, budgetAmount: '200' }, now)).toEqual({})
  expect(problemsOf({ ...whole, budgetAmount: '199.99' }, now).budgetAmount).toEqual({
    word: 'budget',
    amount: '200.00',
  })
})
