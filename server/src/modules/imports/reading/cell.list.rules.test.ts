import { expect, test } from 'vitest'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { pairsOf, picturesOf } from './cell.list.rules.ts'
import { outcome, formula, droppedOf } from '#test/imports/cells.ts'

test.each([
  ['two', '颜色=红;尺寸=L', '颜色:红 尺寸:L', []],
  ['with colons and lines', '颜色：红\n尺寸: L ；', '颜色:红 尺寸:L', []],
  ['a value with a semicolon', '规格=A\\;B;颜色=红', '规格:A;B 颜色:红', []],
  ['a value with a colon', '比例=1:2', '比例:1:2', []],
  ['nothing', '', '', []],
  ['a name twice with one value', '颜色=红;颜色=红', '颜色:红', []],
  ['no value', '颜色=', 'importCell.badPairs', []],
  ['no name', '=红', 'importCell.badPairs', []],
  ['only words', '红色', 'importCell.badPairs', []],
  ['words among others', '颜色=红;红色;尺寸=L', '颜色:红 尺寸:L', ['badPairs 红色']],
  ['a name twice', '颜色=红;颜色=蓝', '颜色:红', ['pairTwice 颜色=蓝']],
  ['a long name', `${'长'.repeat(31)}=1;b=2`, 'b:2', [`pairNameTooLong ${'长'.repeat(20)}`]],
  ['a long value', `a=${'1'.repeat(1001)};b=2`, 'b:2', ['pairTooLong a=111111111111111111']],
  [
    'a name and a value of surrogate pairs',
    `${'𠮷'.repeat(30)}=${'𠮷'.repeat(1000)}`,
    `${'𠮷'.repeat(30)}:${'𠮷'.repeat(1000)}`,
    [],
  ],
  ['the longest value', `a=${'长'.repeat(1000)}`, `a:${'长'.repeat(1000)}`, []],
  ['a value of surrogate pairs that is too long', `a=${'𠮷'.repeat(1001)}`, 'importCell.pairTooLong', []],
  ['a bell in one of them', 'a=\u0007;b=2', 'b:2', ['control a=\u0007']],
  ['half a letter in one of them', 'a=\ud83d;b=2', 'b:2', ['brokenText a=\ud83d']],
  ['more than three', 'a=1;b=2;c=3;d=4', 'a:1 b:2 c:3', ['tooMany d=4']],
  ['only bad ones', 'a;b', '', ['badPairs a', 'badPairs b']],
  ['a formula', formula, 'importCell.formula', []],
] as const)('import cells: attributes, %s', (_, cell: Cell, expected, dropped) => {
  const read = pairsOf(cell, 3)
  expect('code' in read ? read.code : read.value.map(({ name, value }) => `${name}:${value}`).join(' ')).toBe(expected)
  expect(droppedOf(read)).toEqual(dropped)
})

test.each([
  ['of this site', '/pictures/a-1.webp', ['/pictures/a-1.webp'], []],
  ['of another, twice', 'https://a.cn/1.jpg; https://a.cn/1.jpg', ['https://a.cn/1.jpg'], []],
  ['none', null, [], []],
  ['without a certificate', 'http://a.cn/1.jpg', ['http://a.cn/1.jpg'], []],
  ['a script', 'javascript:alert(1)', 'importCell.notPicture', []],
  ['a file', 'file:///etc/passwd', 'importCell.notPicture', []],
  ['of no protocol', '//a.cn/1.jpg', 'importCell.notPicture', []],
  ['words', '见附件', 'importCell.notPicture', []],
  ['no address', 'http://', 'importCell.badAddress', []],
  ['a quote', 'http://a.cn/"1.jpg', 'importCell.badAddress', []],
  ['a long one', `http://a.cn/${'1'.repeat(500)}`, 'importCell.addressTooLong', []],
  ['one with the most surrogate pairs', `http://a.cn/${'𠮷'.repeat(488)}`, [`http://a.cn/${'𠮷'.repeat(488)}`], []],
  ['one with too many surrogate pairs', `http://a.cn/${'𠮷'.repeat(489)}`, 'importCell.addressTooLong', []],
  ['words beside one', '见附件 /a', ['/a'], ['notPicture 见附件']],
  ['three', '/a /b /c', ['/a', '/b'], ['tooMany /c']],
] as const)('import cells: pictures, %s', (_, cell: Cell, expected, dropped) => {
  const read = picturesOf(cell, 2)
  expect(outcome(read)).toEqual(expected)
  expect(droppedOf(read)).toEqual(dropped)
})
