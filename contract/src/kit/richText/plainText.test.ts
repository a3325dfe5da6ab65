import { expect, test } from 'vitest'
import { isSameText, lengthOfRichText, paragraphsOf, plainTextOf } from './plainText.ts'

test.each([
  ['', ''],
  ['一行', '<p>一行</p>'],
  ['一\r\n\n 二 \n', '<p>一</p><p>二</p>'],
  ['<b>"A" & B</b>', '<p>&lt;b&gt;"A" &amp; B&lt;/b&gt;</p>'],
])('rich text: plain text %j becomes paragraphs and is converted back', (text, html) => {
  expect(paragraphsOf(text)).toBe(html)
  expect(isSameText(plainTextOf(html), text)).toBe(true)
})

const table =
  '<table><tbody><tr><th><p>项目</p></th><th><p>值</p></th></tr><tr><td><p>a</p><p>b</p></td><td></td></tr></tbody></table>'
test.each([
  ['<h2>用途</h2><p>一<br />二</p><p></p><p>三</p>', '用途\n一\n二\n三'],
  [
    '<ul><li><p>甲</p></li><li><p>乙</p></li></ul><ol><li><p>一</p></li><li><p>二</p></li></ol>',
    '• 甲\n• 乙\n1. 一\n2. 二',
  ],
  ['<ol><li><p>一</p><ul><li><p>甲</p></li></ul></li><li><p>二</p></li></ol>', '1. 一\n• 甲\n2. 二'],
  [
    '<ol start="3"><li><p>三</p><ol type="a"><li><p>甲</p></li><li><p>乙</p></li></ol></li><li><p>四</p></li></ol>',
    '3. 三\na. 甲\nb. 乙\n4. 四',
  ],
  ['<ol start="4" type="I"><li><p>一</p></li></ol><ol start="27" type="A"><li><p>一</p></li></ol>', 'IV. 一\nAA. 一'],
  [`${table}<p>后</p>`, '项目\t值\na\nb\n后'],
  ['<p>a &amp;lt; &lt;b&gt; &quot;c&quot;</p>', 'a &lt; <b> "c"'],
  ['<blockquote><p>引</p></blockquote><p><a href="https://a.cn"><strong>链</strong>接</a></p>', '引\n链接'],
])('rich text: plain text of %s', (html, text) => expect(plainTextOf(html)).toBe(text))

test('rich text: counts characters of the text without markup', () => {
  expect(lengthOfRichText('<p>安全帽 &amp; 😀</p><p>B</p>')).toBe(8)
  expect(lengthOfRichText(table)).toBe(5)
})
