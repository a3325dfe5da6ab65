import { expect, test } from 'vitest'
import { amountParts } from '#web/kit/format/amount.ts'
import { common } from '#web/messages/zh-CN/common.ts'
import { messages } from '#web/modules/sourcing/messages/halls.zh-CN.ts'
import { notice } from '#web/modules/sourcing/messages/zh-CN/notice.ts'
import { besideBudgetLabel, budgetColumn, budgetLabel } from './budgetLabel.ts'

const words = { 'hall.startingPrice': messages.hall.startingPrice, 'hall.budget': messages.hall.budget }
const { besideBudget, besideStartingPrice } = messages.hall
const beside = { 'hall.besideBudget': besideBudget, 'hall.besideStartingPrice': besideStartingPrice }

test.each([
  ['inquiry', '预算总额'],
  ['bidding', '起拍总价'],
  ['fixed', '预算总额'],
] as const)('budget label: the amount of %s is labelled %s, even in a hall of another kind', (kind, word) => {
  expect(words[budgetLabel(kind)]).toBe(word)
  expect(beside[besideBudgetLabel(kind)]).toBe(`较${word}`)
  expect(budgetColumn(kind)).toBe(budgetLabel(kind))
  expect(budgetColumn(undefined)).toBe('hall.amount')
})

test('budget label: the notice shows a masked amount', () => {
  const { whole } = amountParts('186000', true, '')
  expect(notice.who.masked).toContain(`${common.currency}${whole}`)
})
