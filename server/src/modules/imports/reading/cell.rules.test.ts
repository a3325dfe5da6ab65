import { describe, expect, test } from 'vitest'
import { type Cell, shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { pairsOf, picturesOf, priceOf, rateOf, type Read, textOf, wholeOf } from './cell.rules.ts'

/** The value, or the name of the refusal. */
const outcome = (read: Read<unknown>) => ('code' in read ? read.code : read.value)
const formula: Cell = { bad: 'formula', shown: '=A1*2' }

describe('import cells: text', () => {
  test.each([
    ['blanks around it go', '  防护手套 ', '防护手套'],
    ['lines become one', '防护\r\n手套\t丁腈', '防护 手套 丁腈'],
    ['a number is its digits', 6901234567890, '6901234567890'],
    ['a long number has lost some', 1234567890123456, 'importCell.digitsLost'],
    ['a huge one too', 1e21, 'importCell.digitsLost'],
    ['what has no width goes', '\uFEFFM8\u200B×20', 'M8×20'],
    ['letters of two parts become one', 'Cafe\u0301', 'Café'],
    ['an emoji is a letter', '😀手套', '😀手套'],
    ['nothing is empty', null, ''],
    ['a formula is not calculated', formula, 'importCell.formula'],
    ['a merged cell', { bad: 'merged', shown: '' }, 'importCell.merged'],
    ['a date', { bad: 'date', shown: '2026-01-02' }, 'importCell.date'],
    ['an error', { bad: 'error', shown: '#N/A' }, 'importCell.error'],
    ['a bell', 'a\u0007b', 'importCell.control'],
    ['a null', 'a\u0000b', 'importCell.control'],
    ['half a letter', 'a\uD83D', 'importCell.brokenText'],
    ['a letter that was lost', 'a\uFFFD', 'importCell.brokenText'],
    ['writing that turns round', 'abc\u202Egpj.exe', 'importCell.control'],
    ['too long', '长'.repeat(61), 'importCell.tooLong'],
    ['just not too long', '长'.repeat(60), '长'.repeat(60)],
    ['our own apostrophe goes', "'=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['and before a minus', "'-5", '-5'],
    ['and before one of full width', "'＝1+1", '＝1+1'],
    ['and before a blank and a sign', "' =1+1", '=1+1'],
    ['of two one is ours', "''=1+1", "'=1+1"],
    ['another stays', "'tHart", "'tHart"],
  ] as const)('%s', (_, cell: Cell, expected) => expect(outcome(textOf(cell, 60))).toBe(expected))

  test('a description keeps its lines', () =>
    expect(outcome(textOf(' 第一行  好\r\n第二行\r', 60, { lines: true }))).toBe('第一行 好\n第二行'))
})

test.each([
  ['a number', 35.2, '35.2'],
  ['text', '35.20', '35.20'],
  ['with a sign and commas', '￥1,280.50', '1280.50'],
  ['full width', '１２．５', '12.5'],
  ['in yuan', '12.5元', '12.5'],
  ['what a calculation left behind', 0.1 + 0.2, '0.3'],
  ['four decimals', 0.0001, '0.0001'],
  ['a fifth decimal', 0.12345, 'importCell.tooManyDecimals'],
  ['a fifth decimal in text', '0.12345', 'importCell.tooManyDecimals'],
  ['nine digits', 123456789, 'importCell.tooLarge'],
  ['twenty digits', '12345678901234567890', 'importCell.tooLarge'],
  ['below nothing', -1, 'importCell.negative'],
  ['an exponent', '1e3', 'importCell.notNumber'],
  ['no number', Number.NaN, 'importCell.notNumber'],
  ['words', '面议', 'importCell.notNumber'],
  ['a whole page', '1'.repeat(5000), 'importCell.tooLarge'],
  ['nothing', null, null],
  ['blanks', '  ', null],
  ['leading noughts', '0012.5', '12.5'],
  ['without a nought', '.5', '0.5'],
  ['a formula', formula, 'importCell.formula'],
] as const)('import cells: a price, %s', (_, cell: Cell, expected) => expect(outcome(priceOf(cell))).toBe(expected))

test.each([
  ['a number', 12, 12],
  ['text', '1,200', 1200],
  ['with a nought behind', '12.0', 12],
  ['a part', 1.5, 'importCell.notWhole'],
  ['too small', 0, 'importCell.outOfRange'],
  ['too large', 1e9, 'importCell.outOfRange'],
  ['below nothing', '-3', 'importCell.outOfRange'],
  ['words', '很多', 'importCell.notNumber'],
  ['nothing', '', null],
] as const)('import cells: a whole number from 1 to 1000000, %s', (_, cell: Cell, expected) =>
  expect(outcome(wholeOf(cell, 1, 1_000_000))).toBe(expected),
)

test.each([
  ['percent as a number', 13, '13'],
  ['percent as Excel stores it', 0.13, '13'],
  ['a third of it', 0.03, '3'],
  ['with its sign', '13%', '13'],
  ['with a part', '1.5%', '1.5'],
  ['nothing due', 0, '0'],
  ['free of it', '免税', '0'],
  ['nothing said', '', null],
  ['half a percent, with its sign', '0.5%', '0.5'],
  ['too much', 130, 'importCell.notRate'],
  ['below nothing', '-1%', 'importCell.notRate'],
  ['words', '十三', 'importCell.notNumber'],
] as const)('import cells: a tax rate, %s', (_, cell: Cell, expected) => expect(outcome(rateOf(cell))).toBe(expected))

/** What was dropped of a cell, each with what it is about. */
const droppedOf = (read: Read<unknown>) =>
  'code' in read ? [] : (read.dropped ?? []).map(({ code, part }) => `${code.split('.')[1]} ${part?.slice(0, 20)}`)

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
  ['words beside one', '见附件 /a', ['/a'], ['notPicture 见附件']],
  ['three', '/a /b /c', ['/a', '/b'], ['tooMany /c']],
] as const)('import cells: pictures, %s', (_, cell: Cell, expected, dropped) => {
  const read = picturesOf(cell, 2)
  expect(outcome(read)).toEqual(expected)
  expect(droppedOf(read)).toEqual(dropped)
})

test('import cells: too long is reported with both lengths', () => {
  expect(textOf('长'.repeat(61), 60)).toEqual({ code: 'importCell.tooLong', facts: { length: 61, most: 60 } })
  expect(textOf({ bad: 'tooLong', shown: '…' }, 60)).toMatchObject({ facts: { length: '32767+' } })
})

test('import cells: a number is never shown with an exponent', () => {
  expect(shownOf(1e21)).toBe('1000000000000000000000')
  expect(shownOf(0.5)).toBe('0.5')
})

test('import cells: hostile letters cost no time', () => {
  const began = performance.now()
  for (const text of [
    'a'.repeat(32_767),
    ' '.repeat(32_767),
    '='.repeat(32_767),
    ';'.repeat(32_767),
    '1'.repeat(32_767),
  ])
    for (const read of [priceOf, rateOf, (cell: Cell) => pairsOf(cell, 5), (cell: Cell) => picturesOf(cell, 5)])
      outcome(read(text))
  expect(performance.now() - began).toBeLessThan(500)
})
