import { bareCode, neighbours, partsOf, piecesOf, plain, type Run, runsOf, stem } from './text.rules.ts'
import { kinds, type Tokenizer, type PinyinDictionary, quoted } from './token.rules.ts'
import { soundOf, soundTokens, pinyinTokens } from './pinyin.rules.ts'
import { headsOf } from './heads.rules.ts'

function latinTokens(run: string): string[] {
  const parts = partsOf(run)
  const small = parts.flatMap(piecesOf).filter((piece) => /\d/.test(piece) || piece.length > 1)
  return [run, parts.join(''), ...parts, ...small, ...parts.map(stem)]
}

/**
 * Tokens of a code: whole, without separators, and its parts; single letters and digits are left out, because they
 * match everything.
 */
const codeTokens = (code: string): string[] =>
  runsOf(plain(code)).flatMap(({ kind, text }) =>
    kind === 'latin' ? [text, partsOf(text).join(''), ...partsOf(text)] : [text],
  )

function hanTokens(run: string, tokenizer: Tokenizer): string[] {
  const characters = Array.from(run)
  const pairs = neighbours(characters, (a, b) => a + b)
  return [...characters, ...pairs, ...tokenizer.everyWord(run).filter((word) => word.length > 2)]
}

const runTokens = (run: Run, tokenizer: Tokenizer): string[] => {
  if (run.kind === 'han') return hanTokens(run.text, tokenizer)
  if (run.kind === 'latin') return latinTokens(run.text)
  const numbers = run.text.match(/\d+(?:\.\d+)?/g) ?? []
  return [...run.measure.tokens, run.measure.written, ...numbers]
}

/** Tokens of a text; with a pinyin dictionary also those of its pinyin. */
export function tokensOf(text: string, tokenizer: Tokenizer, pinyinDictionary?: PinyinDictionary): string[] {
  const tokens = new Set<string>()
  for (const run of runsOf(plain(text))) {
    for (const token of runTokens(run, tokenizer)) tokens.add(token)
    if (pinyinDictionary && run.kind === 'han')
      for (const token of pinyinTokens(run.text, tokenizer, pinyinDictionary)) tokens.add(token)
  }
  return [...tokens]
}

export interface Described {
  readonly name: string
  readonly brandName: string
  readonly categoryId: string
  readonly details: readonly { value: string }[]
}
export interface Item {
  readonly supplierSku: string
  readonly barcode: string
  readonly model: string
  readonly spec: string
  readonly choices: readonly { value: string }[]
}

/** Exact codes of a SKU. */
export const codesOf = (sku: Pick<Item, 'supplierSku' | 'barcode' | 'model'>): string[] => [
  ...new Set([sku.supplierSku, sku.barcode, sku.model].map(bareCode).filter(Boolean)),
]

/** Text of a SKU's tsvector: name and brand also by pinyin, the rest as written. */
export function wordsOf(
  product: Described,
  sku: Item,
  tokenizer: Tokenizer,
  pinyinDictionary: PinyinDictionary,
): string {
  const spoken = `${product.name} ${product.brandName}`
  const answers = [...product.details, ...sku.choices].map(({ value }) => value)
  const written = [sku.spec, ...answers].join(' ; ')
  const heads = headsOf(product.name, product.brandName, tokenizer)
  const headSounds = heads.flatMap((head) =>
    /\p{Script=Han}/u.test(head)
      ? soundTokens(soundOf(pinyinDictionary.pinyin(head))).map((sound) => kinds.sound + sound)
      : [],
  )
  const tokens = new Set([
    ...tokensOf(spoken, tokenizer, pinyinDictionary),
    ...tokensOf(written, tokenizer),
    ...[sku.model, sku.supplierSku, sku.barcode].flatMap(codeTokens),
    ...[...heads, ...headSounds].map((head) => kinds.head + head),
    ...codesOf(sku).map((code) => kinds.code + code),
    kinds.category + product.categoryId,
  ])
  return [...tokens].map(quoted).join(' ')
}
