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
  ['words of a phrase stay together', termsOf([['防护'], ['手套', noun]], [['AL-NG107', code]]), '防护手套 AL-NG107'],
  ['a model that nothing has is left out', termsOf([['手套', noun]], [['ZZ-1', { kind: 'code', hits: 0 }]]), '手套'],
  [
    'a word beside the name may be misread',
    termsOf([
      ['丁晴', lost],
      ['手套', noun],
    ]),
    '丁晴手套',
  ],
  ['a word of another phrase that finds nothing is left out', termsOf([['手套', noun]], [['某某', lost]]), '手套'],
  [
    'letters that find nothing are left out',
    termsOf([
      ['HIKVISON', { ...letters, ...lost }],
      ['手套', noun],
    ]),
    '手套',
  ],
  [
    'a number by itself says nothing',
    termsOf([
      ['手套', noun],
      ['3.2', { kind: 'measure' }],
      ['7', { kind: 'measure' }],
    ]),
    '手套',
  ],
  [
    'what is read twice is searched for once',
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
    'where nothing is found the words stay',
    termsOf([
      ['某某', lost],
      ['东西', lost],
    ]),
    '某某东西',
  ],
  ['no terms are no words', [], ''],
] as const)('words of a label: %s', (_, terms, words) => {
  expect(chosenWords(terms)).toBe(words)
})

test('words of a label: six at most, what goods are called by and codes before remarks and counts', () => {
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

test('words of a label: what stands largest is worth most, and no search is longer than a hundred characters', () => {
  const rest = Array.from({ length: 8 }, (_, at) => [[`词${at}词`, { weight: 0.3 }]] as const)
  expect(chosenWords(termsOf([['大字', { weight: 2 }]], ...rest))).toMatch(/^大字 /)
  const long = Array.from({ length: 6 }, (_, at) => [[`${at}`.padEnd(30, 'x'), letters]] as const)
  expect(chosenWords(termsOf(...long)).length).toBeLessThanOrEqual(100)
})
