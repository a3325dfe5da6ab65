import { expect, test } from 'vitest'
import { groupsLike, listedGroups, violationOf } from './synonym.list.rules.ts'
import { baseSynonyms } from './synonyms/base.rules.ts'

test('synonym list: every base group is a valid draft', () => {
  expect(baseSynonyms.flatMap((group) => violationOf({ terms: [...group.terms] }) ?? [])).toEqual([])
})

test('synonym list: lists an override of a removed base group as an own group', () => {
  const row = {
    id: '7',
    version: 3,
    base_key: 'gone',
    kind: 'equivalent',
    terms: ['Ａ', 'b'],
    is_active: false,
    updated_at: new Date(0),
  } as const
  const listed = listedGroups([{ key: 'x', kind: 'oneWay', terms: ['x', 'y'] }], [row])
  expect(listed.map(({ id, source }) => [id, source])).toEqual([
    ['7', 'own'],
    [null, 'base'],
  ])
  expect(groupsLike(listed, { keyword: 'a', isActive: '0' })).toHaveLength(1)
  expect(groupsLike(listed, { keyword: 'a', source: 'base' })).toEqual([])
})
