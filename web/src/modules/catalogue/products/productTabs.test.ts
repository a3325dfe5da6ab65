import { expect, test } from 'vitest'
import { tabOf, tabs, wantedBy } from './productTabs.ts'

test.each(tabs)('product tabs: the tab %s is found again in what it asks for', (tab) =>
  expect(tabOf(wantedBy(tab))).toBe(tab),
)
test('product tabs: a tab asks for one thing at a time', () =>
  expect(wantedBy('rejected')).toEqual({ status: undefined, changeStatus: 'rejected' }))
