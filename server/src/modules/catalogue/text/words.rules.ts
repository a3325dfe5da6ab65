import { bareCode, neighbours, partsOf, piecesOf, plain, type Run, runsOf, stem } from './text.rules.ts'

/**
 * What a product is found by. Text is cut into tokens; `tsquery.rules.ts` asks for the same ones:
 * - Chinese: the words that a dictionary knows, each character, and each pair of neighbours, so that any word of one or two characters
 *   is found even where the dictionary cuts otherwise;
 * - Latin words and model numbers whole, without their separators, in their pieces, and in the singular;
 * - measures in one unit for each quantity, and as they are written.
 * A first character tells the other kinds of token from these: see `kinds`.
 */
export const kinds = {
  /** Pinyin of a name or brand, in full and by initials: `~shoutao`, `~st`. */
  sound: '~',
  /** What a name ends in, which is what the thing is: 防护手套 is a 手套 and not a 防护. */
  head: '=',
  /** A model, supplier's number or barcode without separators. */
  code: '#',
  /** The leaf category. */
  category: 'c:',
} as const

/** Raised when tokens change: rows of an older number are written anew by a job. */
export const tokenizerVersion = 1

export interface Tokenizer {
  /** All words of a text, shorter ones inside longer ones too. */
  readonly everyWord: (text: string) => string[]
  /** The text cut into pieces that make it up. */
  readonly pieces: (text: string) => string[]
  /** Whether the dictionary has the text as one word. */
  readonly isWord: (text: string) => boolean
}
export interface PinyinDictionary {
  /** The pinyin of each character, without tones; what is not Chinese stays. */
  readonly pinyin: (text: string) => string[]
}

function latinTokens(run: string): string[] {
  const parts = partsOf(run)
  const small = parts.flatMap(piecesOf).filter((piece) => /\d/.test(piece) || piece.length > 1)
  return [run, parts.join(''), ...parts, ...small, ...parts.map(stem)]
}

/** A code is found whole, without its separators and by its parts; its single letters and figures would be found by everything. */
const codeTokens = (code: string): string[] =>
  runsOf(plain(code)).flatMap(({ kind, text }) =>
    kind === 'latin' ? [text, partsOf(text).join(''), ...partsOf(text)] : [text],
  )

function hanTokens(run: string, tokenizer: Tokenizer): string[] {
  const characters = Array.from(run)
  const pairs = neighbours(characters, (a, b) => a + b)
  return [...characters, ...pairs, ...tokenizer.everyWord(run).filter((word) => word.length > 2)]
}

interface Sound {
  readonly full: string
  readonly initials: string
}
const soundOf = (syllables: readonly string[]): Sound => ({
  full: syllables.join(''),
  initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
})
const soundTokens = ({ full, initials }: Sound): string[] => (initials.length > 1 ? [full, initials] : [full])

function pinyinTokens(run: string, tokenizer: Tokenizer, pinyinDictionary: PinyinDictionary): string[] {
  const syllables = pinyinDictionary.pinyin(run)
  let at = 0
  const words = tokenizer.pieces(run).map((word) => soundOf(syllables.slice(at, (at += Array.from(word).length))))
  const phrases = neighbours(words, (a, b) => ({ full: a.full + b.full, initials: a.initials + b.initials }))
  const pairs = neighbours(syllables, (a, b) => soundOf([a, b]))
  return [...words, ...phrases, ...pairs].flatMap(soundTokens).map((token) => kinds.sound + token)
}

const runTokens = (run: Run, tokenizer: Tokenizer): string[] => {
  if (run.kind === 'han') return hanTokens(run.text, tokenizer)
  if (run.kind === 'latin') return latinTokens(run.text)
  const numbers = run.text.match(/\d+(?:\.\d+)?/g) ?? []
  return [...run.measure.tokens, run.measure.written, ...numbers]
}

/** The tokens of a text; with a pinyin dictionary those of its sound too. */
export function tokensOf(text: string, tokenizer: Tokenizer, pinyinDictionary?: PinyinDictionary): string[] {
  const tokens = new Set<string>()
  for (const run of runsOf(plain(text))) {
    for (const token of runTokens(run, tokenizer)) tokens.add(token)
    if (pinyinDictionary && run.kind === 'han')
      for (const token of pinyinTokens(run.text, tokenizer, pinyinDictionary)) tokens.add(token)
  }
  return [...tokens]
}

/** What makes a name one of many and is not what the thing is. */
const isAside = (text: string): boolean =>
  /^(?:.|.?[型款式色码版装系]|.{1,3}[型款式版]|(?:经济|组合|家庭|实惠)装)$/u.test(text)

/** `U 盘` is one word. */
const attached = (text: string): string => text.replace(/([a-z0-9]) (?=\p{Script=Han}(?:\s|$))/gu, '$1')

/**
 * What the name says the thing is, from the shortest to the whole: 防护手套 ends in 手套. In Chinese, and in English up to a comma or a
 * preposition, the last noun of the first phrase says it; the brand and remarks such as 升级款 before it do not. Where letters follow the
 * first phrase, as in 机柜 PDU 插排, the next one may say it as well.
 */
export function headsOf(name: string, brandName: string, tokenizer: Tokenizer): string[] {
  const brand = plain(brandName)
  const phrases = attached(plain(name)).split(/[\s,，;；()（）[\]【】/|]+/u)
  for (const [index, phrase] of phrases.entries()) {
    const heads = headsOfPhrase(phrase, brand, tokenizer)
    if (heads.length === 0) continue
    const goesOn = /^[a-z]+$/.test(phrases[index + 1] ?? '')
    return goesOn ? [...new Set([...heads, ...headsOfPhrase(phrases[index + 2] ?? '', brand, tokenizer)])] : heads
  }
  const [english = ''] = plain(name).split(/,| (?:for|with|of|in) /)
  const words = runsOf(english).filter(({ kind, text }) => kind === 'latin' && /^[a-z]{2,}$/.test(text))
  const last = words.at(-1)
  return last ? [stem(last.text)] : []
}

function headsOfPhrase(phrase: string, brand: string, tokenizer: Tokenizer): string[] {
  const run = runsOf(phrase).findLast(({ kind }) => kind === 'han')?.text
  if (run === undefined || phrase === brand) return []
  if (run.length === 1 && phrase !== run && !/[型款式色码版装系]/u.test(run)) return [run, phrase]
  if (isAside(run)) return []
  const own = brand !== '' && run.startsWith(brand) ? run.slice(brand.length) : run
  return own === '' ? [] : hanHeads(own, tokenizer)
}

const longestHead = 8
function hanHeads(run: string, tokenizer: Tokenizer): string[] {
  const pieces = tokenizer.pieces(run)
  const ends = pieces.map((_, index) => pieces.slice(index).join(''))
  const inside = tokenizer.everyWord(run).filter((word) => run.endsWith(word))
  const whole = [Array.from(run).at(-1)!, ...inside, ...ends]
  return [...new Set(whole)].filter((end) => end.length <= longestHead).toSorted((a, b) => a.length - b.length)
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

/** What a SKU is called by exactly. */
export const codesOf = (sku: Pick<Item, 'supplierSku' | 'barcode' | 'model'>): string[] => [
  ...new Set([sku.supplierSku, sku.barcode, sku.model].map(bareCode).filter(Boolean)),
]

/** What a SKU is found by, as a tsvector's text: name and brand also by pinyin, the rest as it is written. */
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

/** A token as it stands in the text of a tsvector or tsquery; nothing gets out of its quotes. */
export const quoted = (token: string): string => `'${token.replace(/['\\]/g, '')}'`

/**
 * The text of a tsvector or tsquery with each token marked as one tenant's, so that a scan of the index meets few goods of others. Tenants
 * may share a mark: it is there for speed and keeps nobody out.
 */
export function inTenant(tenantId: string, text: string): string {
  const mark = (BigInt(tenantId) % 251n).toString(16).padStart(2, '0')
  return text.replace(/'([^']*)'/g, `'${mark}$1'`)
}

/** A name by pinyin: its pinyin in full and by initials, as `anquanmao aqm`. */
export function pinyinOf(name: string, pinyinDictionary: PinyinDictionary): string {
  const sounds = pinyinDictionary.pinyin(plain(name)).filter((sound) => /^[\p{L}\p{N}]/u.test(sound))
  return `${sounds.join('')} ${sounds.map((sound) => sound[0]).join('')}`
}
