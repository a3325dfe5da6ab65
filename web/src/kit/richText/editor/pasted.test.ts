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
  ).toBe('<ul><li><p>甲</p></li>\n<li><p>乙</p></li>\n</ul><p>后</p><ol><li><p>一</p></li>\n<li><p>二</p></li>\n</ol>'))

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
