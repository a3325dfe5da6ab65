import { expect, test } from 'vitest'
import { categoryOf } from './category.rules.ts'
import { words } from '#test/imports/rows.ts'

test.each([
  ['its code', 'C100', '100'],
  ['in small letters', ' c100 ', '100'],
  ['its name', '防护手套', '100'],
  ['its path', '劳保安防/手部防护/防护手套', '100'],
  ['with other signs', '劳保安防 > 手部防护＞防护手套', '100'],
  ['two levels', '手部防护\\防护手套', '100'],
  ['in English', 'Safety / Hand protection / Gloves', '100'],
  ['a name that others have', '其他', 'importCell.ambiguousCategory'],
  ['distinguished by its parent', '配件/其他', '101'],
  ['under a name with a stroke in it', '电脑/平板/配件/其他', '101'],
  ['a category that is no leaf', '手部防护', 'importCell.unknownCategory'],
  ['an unknown one', '火箭', 'importCell.unknownCategory'],
  ['nothing', '/', 'importCell.unknownCategory'],
])('import rows: a category is found by %s', (_, text, expected) => {
  const read = categoryOf(words.names, text)
  expect('code' in read ? read.code : read.value).toBe(expected)
})
