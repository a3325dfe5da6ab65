import { expect, test } from 'vitest'
import { chosenWords, type FoundTerm } from './words.rules.ts'

const base = { kind: 'word', isModifier: false, isPiece: false, weight: 1, hits: 100, heads: 0 } as const
/** Terms of phrases; each term states only its differences from a word that many goods contain. */
function termsOf(
  ...phrases: readonly (readonly (readonly [text: string, more?: Partial<FoundTerm>])[])[]
): FoundTerm[] {
  let order = 0
  return phrases.flatMap((phrase, index) => {
    let at = 0
    return phrase.map(([text, more = {}]) => {
      const term = { ...base, text, phrase: index, order: order++, at, end: at + text.length, ...more }
      at = term.end
      return term
    })
  })
}
const noun = { heads: 20 }
const lost = { hits: 0 }
const code = { kind: 'code', hits: 1 } as const
const letters = { kind: 'letters' } as const

test.each([
  [
    'keeps the words of a phrase together',
    termsOf([['防护'], ['手套', noun]], [['AL-NG107', code]]),
    '防护手套 AL-NG107',
  ],
  ['omits a model number without results', termsOf([['手套', noun]], [['ZZ-1', { kind: 'code', hits: 0 }]]), '手套'],
  [
    'keeps an unknown word beside the name of goods, because it may be misread',
    termsOf([
      ['丁晴', lost],
      ['手套', noun],
    ]),
    '丁晴手套',
  ],
  ['omits a word of another phrase without results', termsOf([['手套', noun]], [['某某', lost]]), '手套'],
  [
    'omits Latin letters without results',
    termsOf([
      ['HIKVISON', { ...letters, ...lost }],
      ['手套', noun],
    ]),
    '手套',
  ],
  [
    'omits separate numbers',
    termsOf([
      ['手套', noun],
      ['3.2', { kind: 'measure' }],
      ['7', { kind: 'measure' }],
    ]),
    '手套',
  ],
  [
    'omits duplicates',
    termsOf(
      [['手套', noun]],
      [
        ['手套', noun],
        ['AL', letters],
      ],
    ),
    '手套 AL',
  ],
  [
    'keeps the words if none has results',
    termsOf([
      ['某某', lost],
      ['东西', lost],
    ]),
    '某某东西',
  ],
  ['returns no words for no terms', [], ''],
] as const)('words of a label: %s', (_, terms, words) => {
  expect(chosenWords(terms)).toBe(words)
})

test('words of a label: at most six terms, names and codes before remarks and counts', () => {
  const terms = termsOf(
    [
      ['黑色', { isModifier: true }],
      ['加厚', { isModifier: true }],
      ['100只', { kind: 'count' }],
      ['个', { isPiece: true }],
    ],
    [['耐磨'], ['防滑'], ['丁腈'], ['手套', noun], ['AL-NG107', code], ['江苏']],
  )
  expect(chosenWords(terms)).toBe('耐磨防滑丁腈手套AL-NG107江苏')
})

test('words of a label: prefers the largest text, and limits the keyword to a hundred characters', () => {
  const rest = Array.from({ length: 8 }, (_, at) => [[`词${at}词`, { weight: 0.3 }]] as const)
  expect(chosenWords(termsOf([['大字', { weight: 2 }]], ...rest))).toMatch(/^大字 /)
  const long = Array.from({ length: 6 }, (_, at) => [[`${at}`.padEnd(30, 'x'), letters]] as const)
  expect(chosenWords(termsOf(...long)).length).toBeLessThanOrEqual(100)
})
