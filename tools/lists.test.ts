import { expect, test } from 'vitest'
import { read, sourceFiles } from './imports.ts'

/** Lists without an export, with the reason. */
const listsWithoutExport: Readonly<Record<string, string>> = {
  getRecentKey: 'ten words of the search box',
  listAgreementGoods: 'goods to choose one from; exportGoods gives them',
  listAgreementUses: 'orders of one agreement, each of which its readers export with their own orders',
  listExemptions: 'a handful of exceptions that two people have granted; the cases of their rule are exported',
  listFollowedSuppliers: 'suppliers that one person follows, with links to their pages',
  listGoodsLists: 'lists of one person and what others share with them; their products go to the cart',
  listGroups: 'what buyers can join; suppliers and operators export their own lists of offers',
  listHall: 'everybody has the feed of the hall; buyers, operators and suppliers export their own lists of projects',
  listImportErrors:
    'downloadImportErrors gives the rows themselves, the cells marked, to be corrected and imported again',
  listMessages: 'what one person was sent, which they read on its pages',
  listMyApplications: 'the own applications of one person',
  listMyReviewItems: 'what one person decides; those who manage reviews export all items',
  listOfferGoods: 'goods to choose one from; exportGoods gives them',
  listOwnPayeeProposals: 'changes of the one payee account of a company',
  listOwnScores: 'a few quarters of one supplier; operators export the scores of all',
  listPassportGrants: 'a handful of platforms to which one company has granted its passport',
  listPointLots: 'the own points of one person; their entries are exported',
  listPointRules: 'a handful of rules; what they have given is in the entries of the ledger',
  listProducts: 'exportGoods gives them as the workbook that an import reads',
  listProfiles: 'a handful of profiles, whose editions are read one by one',
  listReleases: 'the feed gives all of them as JSON',
  listRoleMembers: 'exportDeptUsers gives the accounts with their roles',
  myLogins: 'the ninety days of one person, a part of the page of the account',
  portalList: 'what everybody reads; those who write it export their own list of articles',
  releasePage: 'what everybody reads; those who write it export their own list of articles',
}
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((found) => found[1]!)
const listsIn = (source: string) => namesIn(source, /export const (\w+) = listRoute\(/g)
const unexportedIn = (source: string) => {
  const exported = new Set(namesIn(source, /exportRoute\((\w+),/g))
  return listsIn(source).filter((list) => !exported.has(list))
}
test('lists: every list has an export with its filters', () => {
  const contracts = sourceFiles()
    .filter((file) => file.startsWith('contract/src/') && !file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  expect(listsIn(contracts).length).toBeGreaterThan(20)
  expect(unexportedIn(contracts).toSorted()).toEqual(Object.keys(listsWithoutExport))
  const lists = 'export const listLoans = listRoute({})\nexport const listLeases = listRoute({})'
  expect(unexportedIn(`${lists}\nexport const exportLoans = exportRoute(listLoans, {})`)).toEqual(['listLeases'])
})
