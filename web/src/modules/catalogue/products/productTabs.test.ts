import { expect, test } from 'vitest'
import { tabOf, tabs, wantedBy } from './productTabs.ts'

test.each(tabs)('product tabs: tab %s is recognised by its filters', (tab) => expect(tabOf(wantedBy(tab))).toBe(tab))
test('product tabs: a tab sets exactly one filter', () =>
  expect(wantedBy('rejected')).toEqual({ status: undefined, changeStatus: 'rejected' }))
