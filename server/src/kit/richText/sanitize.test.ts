import { expect, test } from 'vitest'
import { maxMarkup, type RichTextRules } from '#contract/kit/richText/schema.ts'
import { refusalCodeOf } from '#kit/refusal.ts'
import { sanitizeRichText } from './sanitize.ts'

const rules = { max: 5000, pictures: '^/files/[0-9a-f]{4}\\.webp$' }
const clean = (html: string) => sanitizeRichText(html, rules)

const link = 'target="_blank" rel="noopener noreferrer nofollow"'
const everything = [
  '<h2>用途</h2><h3>范围</h3><p>一<strong>二</strong><em>三</em><u>四</u><s>五</s><br />六</p>',
  '<ul><li><p>甲</p><ol><li><p>乙</p></li></ol></li></ul><blockquote><p>引</p></blockquote>',
  `<p><a ${link} href="https://a.example/x?y=1&amp;z=2">链接</a></p><p><a ${link} href="mailto:a@b.cn">邮</a></p>`,
  '<table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>1</p></td><td rowspan="2"><p>2</p></td></tr></tbody></table>',
  '<img loading="lazy" src="/files/00ff.webp" alt="图 &quot;1&quot;" />',
  '<img loading="lazy" src="/files/00ee.webp" alt="" width="1280" height="320" />',
].join('')

test('rich text: markup of the editor is unchanged, even when sanitised twice', () => {
  expect(clean(everything)).toBe(everything)
  expect(sanitizeRichText(everything, { max: 5000 })).toBe(everything.replaceAll(/<img[^>]*>/g, ''))
})

/** Input and sanitised result. */
const hostile: readonly (readonly [html: string, left: string])[] = [
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<SCRIPT\n>alert(1)</SCRIPT\t><p>a</p>', '<p>a</p>'],
  ['<p>a<scr<script>ipt>alert(1)</script></p>', '<p>aipt&gt;alert(1)</p>'],
  ['<p onclick="a()" style="position:fixed" class="x" id="y" data-a="1">a</p>', '<p>a</p>'],
  ['<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['<svg onload=alert(1)><p>a</p></svg>', ''],
  ['<p>a</p><svg><style><img src=x onerror=alert(1)></style></svg>', '<p>a</p>'],
  ['<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<p>a</p><template><script>alert(1)</script></template>', '<p>a</p>'],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">', '<p>a</p>'],
  ['<p>a</p><base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="x">', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href=" java\nscript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="&#106;avascript&colon;alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="\u0001javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>', '<p>a</p>'],
  ['<p><a href="vbscript:x">a</a><a href="file:///etc/passwd">b</a><a href="ftp://a.cn">c</a></p>', '<p>abc</p>'],
  ['<p><a href="//evil.example">a</a><a href="/logout">b</a><a href="https:\\\\evil.example">c</a></p>', '<p>abc</p>'],
  [
    '<p><a href="https://a.cn" target="_top" rel="opener" ping="x">a</a></p>',
    `<p><a ${link} href="https://a.cn">a</a></p>`,
  ],
  ['<p>a</p><img src=x onerror=alert(1)>', '<p>a</p>'],
  ['<p>a</p><img src="data:image/svg+xml;base64,AAAA"><img src="https://a.cn/00ff.webp">', '<p>a</p>'],
  ['<p>a</p><img src="/files/00ff.webp?x"><img src="/files/../00ff.webp"><img>', '<p>a</p>'],
  [
    '<img src="/files/00ff.webp" srcset="x 1x" onload="a()" width="9999" alt=\'"><script>\'>',
    '<img loading="lazy" src="/files/00ff.webp" alt="&quot;&gt;&lt;script&gt;" />',
  ],
  ...['width="0" height="9"', 'width="9" height="1e3"', 'width="9" height="10001"', 'width="100%" height="9"'].map(
    (size) => [`<img src="/files/00ff.webp" ${size}>`, '<img loading="lazy" src="/files/00ff.webp" alt="" />'] as const,
  ),
  ['<p>a<!-- <script> --><![CDATA[<script>]]><?php x ?></p>', '<p>a</p>'],
  ['<p>a<strong>b</p>c', '<p>a<strong>b</strong></p>c'],
  [
    '<td colspan="1e9" rowspan="-1">a</td><td colspan="99999">b</td><td colspan="3">c</td>',
    '<td>a</td><td>b</td><td colspan="3">c</td>',
  ],
  ['<div><section><h1>a</h1><font color=red>b</font></section></div>', 'ab'],
  ['<p>1 < 2 && 3 > "2"</p>', '<p>1 &lt; 2 &amp;&amp; 3 &gt; "2"</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<p></p><p> <br /></p><ul><li></li></ul>', ''],
  ['<ol start="3"><li><p>a</p></li></ol>', '<ol start="3"><li><p>a</p></li></ol>'],
  ['<ol start="2" type="a"><li><p>a</p></li></ol>', '<ol start="2" type="a"><li><p>a</p></li></ol>'],
  ['<ol start="1" type="1" class="x"><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['<ol start="-3" type="x&quot;" onclick="a()"><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['<ol start="99999999999"><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
]
test.each(hostile)('rich text: %s becomes %s', (html, left) => {
  expect(clean(html)).toBe(left)
  expect(clean(left)).toBe(left)
})

const codeOf = (html: string): string => {
  try {
    return clean(html)
  } catch (error) {
    const code = refusalCodeOf(error)
    if (code === undefined) throw error
    return code
  }
}

test('rich text: the maximum length counts text without markup', () => {
  const max = `<p>${'安'.repeat(rules.max)}</p>`
  expect(codeOf(max)).toBe(max)
  expect(codeOf(`<p>${'安'.repeat(rules.max + 1)}</p>`)).toBe('richText.tooLong')
  expect(codeOf(`<p>${'安'.repeat(200_000)}</p>`)).toBe('richText.tooLong')
  expect(codeOf('<p><br /></p>'.repeat(10_000))).toBe('richText.tooComplex')
  // Closing open tags lengthens the HTML: the stored text could then not be stored again.
  expect(codeOf(`${'<p>'.repeat(17_000)}a`)).toBe('richText.tooComplex')
})

test('rich text: elements of other programs may be nested, but not without end', () => {
  expect(codeOf(`${'<div>'.repeat(20)}<p>a</p>${'</div>'.repeat(20)}`)).toBe('<p>a</p>')
  expect(codeOf(`${'<div>'.repeat(90)}<p>a</p>${'</div>'.repeat(90)}`)).toBe('a')
  expect(codeOf(`${'<div>'.repeat(101)}a`)).toBe('richText.tooComplex')
  expect(codeOf('<p>a</p>'.repeat(500))).toBe('<p>a</p>'.repeat(500))
  expect(codeOf('<ul><li>a<li>b<li>c</ul>')).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>')
})

test.each([
  '<div>',
  '<li><p>',
  '<b><i>',
  '<table><tr><td>',
  '<svg><g>',
  '<math><mi>',
  '<select><option><p>',
  '</p><div>',
  '<div></p>',
])('rich text: nesting %s costs no more than its length', (piece) => {
  const long: RichTextRules = { max: 100_000 }
  const timeOf = (length: number) => {
    const html = piece.repeat(length / piece.length)
    const start = performance.now()
    expect(() => sanitizeRichText(html, long)).toThrow('richText.tooComplex')
    return performance.now() - start
  }
  timeOf(10_000)
  expect(timeOf(900_000)).toBeLessThan(200)
})

test.each(['<div>', '<p>', '<ul><li>', '<p><strong>', '<', '<!--', '<a href=', '</p>', '<svg><p>', '<table><tr><td>'])(
  'rich text: deep nesting of %s is flattened to the maximum, fast',
  (piece) => {
    for (const length of [1_000_000, maxMarkup(rules) - 1])
      expect(codeOf(piece.repeat(length / piece.length))).not.toMatch(/(<(?!br|img)\w+>){25}/)
  },
)

test('rich text: a lone surrogate neither fails nor passes', () =>
  expect(clean('<p>a\ud800<script>\udc00</script></p>')).toBe('<p>a\ud800</p>'))
