import { expect, test } from 'vitest'
import { renderPdf } from './pdf.ts'
import { create } from 'fontkit'
import { regular, runsOf } from './pdf.fonts.ts'

const sans = create(regular)
const isInSans = (character: string) => sans.hasGlyphForCodePoint(character.codePointAt(0)!)

test.each([
  ['订单 PO-1 ㎡ ℃ 镕', [['订单 PO-1 ㎡ ℃ 镕', 'sans']]],
  [
    'CO₂ 与 H₂SO₄',
    [
      ['CO', 'sans'],
      ['₂ ', 'symbols'],
      ['与 H', 'sans'],
      ['₂', 'symbols'],
      ['SO', 'sans'],
      ['₄', 'symbols'],
    ],
  ],
  [
    '⌀12 × 10⁻³',
    [
      ['⌀', 'symbols'],
      ['12 × 10', 'sans'],
      ['⁻', 'symbols'],
      ['³', 'sans'],
    ],
  ],
  [
    '李𠮷',
    [
      ['李', 'sans'],
      ['𠮷', 'rare'],
    ],
  ],
  ['', []],
])('document fonts: %s', (text, runs) => {
  expect(runsOf(text).map((run) => [run.text, run.font])).toEqual(runs)
})

test.each(['₀₁₂₃₄₅₆₇₈₉', '⁰⁴⁵⁶⁷⁸⁹⁺⁻ⁿ', 'ΔΣΩαβγμπ', 'ÅÉŁőŠž', '≈≠≤≥±×÷√∞', '←→↑↓⇒', '⌀㎡㎥℃‰№', 'ЖЯщ', '𠮷𪚥𡋾𬭚㛃䶮'])(
  'document fonts: every character of %s has a glyph',
  async (text) => {
    const missing = [...text].filter((character) => runsOf(character)[0]!.font === 'sans' && !isInSans(character))
    expect(missing).toEqual([])
  },
)

test('document fonts: a document embeds the fonts that its text needs', async () => {
  const plain = Buffer.from(
    await renderPdf({ title: 'a', footer: 'b', content: [{ text: '普通订单' }, { text: '采购 ₃' }] }),
  )
  const fontsIn = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name!)
  expect(fontsIn(plain).some((name) => name.startsWith('DejaVuSans'))).toBe(true)
  expect(fontsIn(plain).some((name) => name.startsWith('BabelStone'))).toBe(false)
  const table = { table: { body: [['收货人', { text: '李𠮷', bold: true }]] } }
  const named = Buffer.from(await renderPdf({ title: 'a', footer: '𠮷', content: [table, { stack: ['CO₂'] }] }))
  expect(fontsIn(named).some((name) => name.startsWith('BabelStone'))).toBe(true)
})
