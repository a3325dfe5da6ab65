import { expect, test } from 'vitest'
import { read, sourceFiles } from './imports.ts'

/** Lists without an export, with the reason. */
const listsWithoutExport: Readonly<Record<string, string>> = {
  getRecentKey: 'ten words of the search box',
  listHall: 'everybody has the feed of the hall; buyers, operators and suppliers export their own lists of projects',
  listImportErrors:
    'downloadImportErrors gives the rows themselves, the cells marked, to be corrected and imported again',
  listMessages: 'what one person was sent, which they read on its pages',
  listMyApplications: 'the own applications of one person',
  listMyFeedbacks: 'what one person has sent; those who answer it export their own list',
  listMyRegistrations: 'the own registrations of one person',
  listProducts: 'exportGoods gives them as the workbook that an import reads',
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
