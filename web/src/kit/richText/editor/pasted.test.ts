import { expect, test } from 'vitest'
import { cleanPasted } from './pasted.ts'
import { linkAddressOf } from './linkAddress.ts'

const plain = (html: string) =>
  cleanPasted(html)
    .replaceAll(/ (?:class|style)=(?:'[^']*'|"[^"]*"|\w+)/g, '')
    .trim()

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Wingdings'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`

test('pasted text: Word lists become lists of the kind of their markers', () =>
  expect(
    plain(
      `${item('·', '甲')}${item('·', '乙')}<p class=MsoNormal>后<o:p></o:p></p>${item('1.', '一')}${item('2.', '二')}`,
    ),
  ).toBe('<ul><li><p>甲</p></li><li><p>乙</p></li></ul><p>后</p><ol><li><p>一</p></li><li><p>二</p></li></ol>'))

const items = (...signs: readonly (readonly [sign: string, level?: number])[]) =>
  plain(signs.map(([sign, level = 1]) => item(sign, 'x').replace('level1', `level${level}`)).join('')).replaceAll(
    '<p>x</p>',
    '',
  )

test.each([
  ['goes on at three', [['3.'], ['4.']], '<ol start="3"><li></li><li></li></ol>'],
  ['jumps', [['1.'], ['2.'], ['5.']], '<ol><li></li><li></li></ol><ol start="5"><li></li></ol>'],
  ['in brackets', [['(2)'], ['（3）']], '<ol start="2"><li></li><li></li></ol>'],
  ['in Chinese', [['三、'], ['四、']], '<ol start="3"><li></li><li></li></ol>'],
  ['of articles', [['第十二条'], ['第十三条']], '<ol start="12"><li></li><li></li></ol>'],
  ['of letters', [['c)'], ['d)']], '<ol start="3" type="a"><li></li><li></li></ol>'],
  ['of Roman numerals', [['i.'], ['ii.'], ['iii.']], '<ol type="i"><li></li><li></li><li></li></ol>'],
  ['of Roman numerals from iv', [['iv.'], ['v.']], '<ol start="4" type="i"><li></li><li></li></ol>'],
  ['of capital letters', [['B.'], ['C.']], '<ol start="2" type="A"><li></li><li></li></ol>'],
  ['with parts', [['1.'], ['(1)', 2], ['(2)', 2], ['2.']], '<ol><li><ol><li></li><li></li></ol></li><li></li></ol>'],
  [
    'with numbers of its chapters',
    [['2.'], ['2.1', 2], ['2.2.', 2]],
    '<ol start="2"><li><ol><li></li><li></li></ol></li></ol>',
  ],
  [
    'with bullets',
    [['1.'], ['·', 2], ['2.'], ['·']],
    '<ol><li><ul><li></li></ul></li><li></li></ol><ul><li></li></ul>',
  ],
  [
    'that begins below',
    [
      ['·', 3],
      ['·', 1],
    ],
    '<ul><li></li></ul><ul><li></li></ul>',
  ],
] as const)('pasted text: a list %s keeps numbers and levels', (_, signs, lists) => expect(items(...signs)).toBe(lists))

test('pasted text: a list that another paragraph interrupts goes on with its number', () =>
  expect(
    plain(
      `${item('1.', '一')}${item('2.', '二')}<p class=MsoNormal>中</p>${item('3.', '三')}${item('4.', '见第 3 条')}`,
    ),
  ).toBe(
    '<ol><li><p>一</p></li><li><p>二</p></li></ol><p>中</p><ol start="3"><li><p>三</p></li><li><p>见第 3 条</p></li></ol>',
  ))

test.each([
  [
    '<html><head><style>p{color:red}</style><title>x</title></head><body><!--StartFragment--><p>a</p><!--EndFragment--></body></html>',
    '<html><head></head><body><p>a</p></body></html>',
  ],
  ['<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><p>a<o:p>&nbsp;</o:p></p>', '<p>a&nbsp;</p>'],
  ['<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p><p>a</p>', '<p>a</p>'],
  ['<h1>一</h1><h4>四</h4>', '<h2>一</h2><h3>四</h3>'],
  [
    '<table><!--StartFragment--><col width=72><tr height=18><td class=xl63>1</td></tr><!--EndFragment--></table>',
    '<table><col width=72><tr height=18><td>1</td></tr></table>',
  ],
])('pasted text: %s becomes %s', (html, left) => expect(plain(html)).toBe(left))

test('pasted text: a long document is cleaned up quickly', () => {
  const began = performance.now()
  expect(
    cleanPasted(`<!--x-->${item('·', '甲')}<p class=MsoNormal>后<o:p></o:p></p>`.repeat(5000)).length,
  ).toBeGreaterThan(100_000)
  expect(performance.now() - began).toBeLessThan(3000)
})

test.each([
  ['https://a.cn/x', 'https://a.cn/x'],
  [' www.a.cn ', 'https://www.a.cn'],
  ['a@b.cn', 'mailto:a@b.cn'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://a.cn', undefined],
  ['文本', undefined],
  ['', undefined],
])('links: %j is converted to %j', (typed, address) => expect(linkAddressOf(typed)).toBe(address))
