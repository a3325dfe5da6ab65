import { expect, test } from 'vitest'
import { tabsOf } from './tabs.ts'

const halls = ['comparisonHall', 'biddingHall', 'fixedComparisonHall']
const articles = ['notice', 'noLoghelpCenter']
const entriesOf = (names: readonly string[]) => names.map((routeName) => ({ routeName }))

test.each([
  ['an agency', ['workbench'], ['workbench', ...halls, 'notice']],
  [
    'an expert',
    ['workbench', 'myEvaluations'],
    ['workbench', 'myEvaluations', 'comparisonHall', 'biddingHall', 'notice'],
  ],
  [
    'a supplier',
    ['workbench', 'supplierOrders', 'supplierProjects', 'myObjections', 'supplierProducts', 'supplierImport'],
    ['workbench', 'supplierOrders', 'supplierProjects', 'supplierProducts', 'supplierImport'],
  ],
  [
    'a buyer',
    ['mall', 'workbench', 'orderApproval', 'orderManagement_list', 'goodsCollection', 'myCart', 'allCategories'],
    ['mall', 'allCategories', 'myCart', 'orderManagement_list', 'orderApproval'],
  ],
] as const)('tab bar: entries of %s', (_of, menu, tabs) =>
  expect(tabsOf(entriesOf(menu), entriesOf(halls), entriesOf(articles))).toEqual(entriesOf(tabs)),
)

test('tab bar: without halls and announcements only the menu', () =>
  expect(tabsOf(entriesOf(['workbench', 'supervisedProjects']), [], [])).toEqual(
    entriesOf(['workbench', 'supervisedProjects']),
  ))
