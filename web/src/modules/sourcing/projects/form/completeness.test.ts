import { expect, test } from 'vitest'
import { blankItem } from '../items/items.ts'
import { problemsOf } from './completeness.ts'
import { newDraft } from './draft.ts'

const now = new Date('2026-11-26T09:30:00+08:00')
const item = { ...blankItem, name: '安全帽', unit: '顶', quantity: '10', budgetPrice: '20' }
const whole = { ...newDraft('inquiry', '林知远', now), purchaseContent: 'x', categoryIds: ['1'], items: [item] }

test('completeness: a complete draft has no violations', () => {
  expect(problemsOf(whole, now)).toEqual({})
})

test('completeness: missing values are named', () => {
  const draft = { ...whole, items: [], categoryIds: [], purchaseContent: ' ', quoteEndAt: null }
  expect(Object.keys(problemsOf(draft, now)).toSorted()).toEqual([
    'categoryIds',
    'items',
    'purchaseContent',
    'quoteEndAt',
  ])
  expect(problemsOf({ ...whole, scope: 'invited' }, now).invitedIds).toEqual({ word: 'noInvited' })
})

test('completeness: weights of a weighted evaluation have a sum of 100', () => {
  const criterion = { name: '价格', kind: 'price' as const, weight: 60 }
  const draft = { ...whole, evaluation: 'weighted' as const }
  expect(problemsOf(draft, now).criteria).toEqual({ word: 'noCriteria' })
  expect(problemsOf({ ...draft, criteria: [criterion] }, now).criteria).toEqual({ word: 'weights', sum: 60 })
  expect(problemsOf({ ...draft, criteria: [{ ...criterion, weight: 100 }] }, now)).toEqual({})
})

test('completeness: times are in order, and the first end is in the future', () => {
  expect(problemsOf({ ...whole, quoteBeginAt: whole.enrolBeginAt! }, now)).toEqual({
    quoteBeginAt: { word: 'notBefore', field: 'enrolEndAt' },
  })
  expect(problemsOf({ ...whole, quoteEndAt: whole.quoteBeginAt! }, now).quoteEndAt).toEqual({
    word: 'after',
    field: 'quoteBeginAt',
  })
  expect(problemsOf(whole, new Date(2027, 0, 1)).enrolEndAt).toEqual({ word: 'passed' })
})

test('completeness: the budget covers the expected cost of the items', () => {
  expect(problemsOf({ ...whole, budgetAmount: '200' }, now)).toEqual({})
  expect(problemsOf({ ...whole, budgetAmount: '199.99' }, now).budgetAmount).toEqual({
    word: 'budget',
    amount: '200.00',
  })
})
