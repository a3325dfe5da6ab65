import { expect, test } from 'vitest'
import { maxItems } from '#contract/sourcing/projectDraft.ts'
import { amountOf, blankItem, isBlankItem, limited, totalsOf } from './items.ts'

const cap = { ...blankItem, name: '安全帽', unit: '顶', quantity: '6000', budgetPrice: '36.5' }

test('items: empty rows are ignored', () => {
  expect(isBlankItem(blankItem)).toBe(true)
  expect(isBlankItem({ ...blankItem, remark: 'x' })).toBe(false)
  expect(totalsOf([cap, blankItem])).toEqual({ count: 1, quantity: '6000', unit: '顶', amount: '219000.00' })
})

test('items: totals are exact, with a unit if all items share it', () => {
  const gloves = { ...cap, unit: '双', quantity: '0.5', budgetPrice: '0.3333' }
  expect(totalsOf([cap, gloves])).toEqual({ count: 2, quantity: '6000.5', unit: '', amount: '219000.17' })
})

test('items: an incomplete number is not counted', () => {
  expect(totalsOf([{ ...cap, quantity: '12.', budgetPrice: 'abc' }]).amount).toBe('0.00')
  expect(amountOf({ ...cap, budgetPrice: '' })).toBeNull()
  expect(amountOf(cap)).toBe('219000.00')
})

test('items: the number of items is limited', () => {
  expect(limited(Array.from({ length: maxItems }, () => cap))).toMatchObject({ isWhole: true })
  const { items, isWhole } = limited(Array.from({ length: maxItems + 1 }, () => cap))
  expect([items.length, isWhole]).toEqual([maxItems, false])
})
