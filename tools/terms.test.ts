import { expect, test } from 'vitest'
import { entrances } from '../contract/src/kit/entrance.ts'
import { inputProblems } from '../contract/src/kit/refusals.ts'
import { refusals } from '../contract/src/refusals.ts'
import { orderTypeWords, paymentWords } from '../server/src/modules/ordering/orders/order.words.rules.ts'
import { read, sourceFiles } from './imports.ts'
import { type ShownText, leavesOf, load, shownTexts } from './terms/shownTexts.ts'
import { type DeclaredNames, declaredStateNames, labelsOnPages } from './terms/stateNames.ts'

/** Discarded words, from the last column of the glossary's table. */
function discarded(): readonly string[] {
  const glossary = read('docs/glossary.md')
  const table = glossary.slice(glossary.indexOf('## 界面用语'))
  const rows = [...table.matchAll(/^\|[^|\n]+\|[^|\n]+\|([^|\n]*)\|$/gm)].slice(2)
  return rows.flatMap(([, never]) => never!.split(/[,，、]/).map((word) => word.trim())).filter((word) => word !== '')
}

/** English words match whole words in any case, Chinese words anywhere. */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => (/^[ -~]+$/.test(word) ? `\\b${word}\\b` : word)).join('|'), 'i')

/** Fixed texts of the specification, paths, and protocol terms. */
const fixedTexts = new Set([
  'web/src/modules/sso/messages/en/sso.ts.sso.entering',
  'web/src/modules/sso/messages/zh-CN/sso.ts.sso.hint.cas',
  'web/src/modules/sso/messages/en/sso.ts.sso.hint.cas',
  'web/src/modules/sso/messages/en/sso.ts.sso.registrationData.start',
  'refusal.login.wrongEntrance.2',
])

const found = (all: readonly ShownText[], wrong: RegExp): string[] =>
  all
    .filter(({ place }) => !fixedTexts.has(place))
    // Placeholders are identifiers of the code.
    .map(({ place, text }) => ({ place, text, wrong: wrong.exec(text.replaceAll(/\{+\w+\}+/g, '{}'))?.[0] }))
    .flatMap(({ place, text, wrong: word }) => (word === undefined ? [] : [`${place}: “${word}” in “${text}”`]))

const texts = await shownTexts()

test('terms: no text contains a word that the glossary discards', () => {
  const words = discarded()
  expect(words.length).toBeGreaterThan(40)
  expect(texts.length).toBeGreaterThan(2500)
  const groups = [
    'message',
    'topic',
    'state',
    'mail',
    'letter',
    'workbench',
    'home',
    'block',
    'import',
    'batch',
    'installed',
  ]
  expect(groups.filter((group) => !texts.some(({ place }) => place.startsWith(`${group} `)))).toEqual([])
  const sample = { place: 'sample', text: 'Purchasers see {{goods}}' }
  expect(found([sample], patternOf(words))).toEqual(['sample: “Purchasers” in “Purchasers see {{goods}}”'])
  expect(found(texts, patternOf(words))).toEqual([])
})

test('terms: refusals mention no internals', () => {
  const internal =
    /幂等|令牌|主键|事务|并发|数据库|参数|\bJSON\b|\bUUID\b|\bSQL\b|Idempotency|idempotent|\btokens?\b|schema|tenant id|租户|row version|payload|\bheaders?\b|constraint|transaction/i
  expect(found([{ place: 'sample', text: '缺少幂等键' }], internal)).toHaveLength(1)
  expect(found(leavesOf({ ...refusals, ...inputProblems }, 'refusal'), internal)).toEqual([])
})

test('terms: quotation marks and punctuation follow the language', () => {
  const chinese = texts.filter(({ text }) => /[一-鿿]/.test(text))
  const english = texts.filter(({ text }) => !/[一-鿿]/.test(text) && /[a-z]/i.test(text.replaceAll(/\{+\w+\}+/g, '')))
  expect(found(english, /["￥！，。]|\.\.\.| {2}/)).toEqual([])
  // A text of the specification, and an example of a cell's content.
  const exceptions = new Set(['web/src/messages/zh-CN/common.ts.common.check.between', 'refusal.importCell.badPairs.1'])
  expect(
    found(
      chinese.filter(({ place }) => !exceptions.has(place)),
      /"|[一-鿿][,;?]|\.\.\./,
    ),
  ).toEqual([])
})

test('terms: exports and documents name types and payments of orders as the pages do', async () => {
  for (const [at, language] of (['zh-CN', 'en'] as const).entries()) {
    const { orders } = await load(`web/src/modules/ordering/messages/${language}/orders.ts`)
    const words = (pairs: Readonly<Record<string, readonly [string, string]>>) =>
      Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[at]]))
    expect(orders).toMatchObject({ type: words(orderTypeWords), payment: words(paymentWords) })
  }
})

test('terms: pages of all modules have the same names of entrances', () => {
  const entranceOf = (place: string) => /\bentrances?\.(?:options\.)?(\w+)$/.exec(place)?.[1]
  for (const language of ['zh-CN', 'en'])
    for (const entrance of entrances) {
      const names = texts.filter(
        ({ place }) => place.includes(`/messages/${language}/`) && entranceOf(place) === entrance,
      )
      expect(names.length).toBeGreaterThan(3)
      expect(new Set(names.map(({ text }) => text)).size, entrance).toBe(1)
    }
})

/** Whether a queue or a kind of case has these names. */
const isCaseOf = ({ module, constant }: DeclaredNames) =>
  module === 'kit' ||
  sourceFiles().some(
    (file) => file.startsWith(`contract/src/${module}/`) && read(file).includes(`states: ${constant},`),
  )

test.each(await declaredStateNames())('terms: pages of $module have the names of $constant', async (declared) => {
  const { names } = declared
  const shown = await labelsOnPages(declared)
  // Pages of cases take the names from the contract.
  if (shown.length === 0 && isCaseOf(declared)) return
  expect(shown.map(({ language }) => language)).toEqual(expect.arrayContaining(['zh-CN', 'en']))
  const different = shown.flatMap(({ place, language, texts: own }) =>
    Object.entries(names).flatMap(([state, name]) => {
      const text = name[language === 'en' ? 1 : 0]
      // In the middle of a sentence a name begins in lower case.
      const isSame = own[state] === text || own[state] === text.charAt(0).toLowerCase() + text.slice(1)
      return isSame ? [] : [`${place}.${state}: “${own[state]}”, not “${text}”`]
    }),
  )
  expect(different).toEqual([])
})
