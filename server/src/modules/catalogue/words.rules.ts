/**
 * What a product is found by, and what a question looks for. Both sides cut text into the same tokens:
 * - Chinese: the words that a dictionary knows, each character, and each pair of neighbours, so that any word of one or two characters
 *   is found even where the dictionary cuts otherwise;
 * - pinyin, in full and by initials, of each word, of two words side by side, and of neighbouring characters for the same reason;
 * - Latin words, model numbers and measures (`M10×40`, `4kg`) whole, without their separators, and in their pieces.
 */
export interface Cutter {
  /** All words of a text, shorter ones inside longer ones too. */
  readonly everyWord: (text: string) => string[]
  /** The text cut into pieces that make it up. */
  readonly pieces: (text: string) => string[]
}
export interface Speaker {
  /** The pinyin of each character, without tones; what is not Chinese stays. */
  readonly pinyin: (text: string) => string[]
}

const han = /^\p{Script=Han}+$/u
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[-./+#](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu
const separators = /[-/+#]|\.(?!\d)|(?<!\d)\./
const empty = new Set(['的', '和', '与', '及', '或', '等', '之'])

/** Full-width becomes half-width, capitals small, the signs of multiplication an x. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/(\d)\*(?=\d)/g, '$1x')
    .trim()

/** A code as it is compared: model `AL-V 03` is `alv03`. */
export const bareCode = (code: string): string => plain(code).replace(/[^\p{L}\p{N}]/gu, '')

/** `m10x40` → m, 10, x, 40. */
const measures = (word: string) => word.match(/\d+(?:\.\d+)?|[^\d.]+/g) ?? []

function latinTokens(run: string): string[] {
  const parts = run.split(separators).filter(Boolean)
  const small = parts.flatMap(measures).filter((piece) => /\d/.test(piece) || piece.length > 1)
  return [run, parts.join(''), ...parts, ...small]
}

const neighbours = <T, U>(list: readonly T[], join: (a: T, b: T) => U): U[] =>
  list.slice(1).map((item, index) => join(list[index]!, item))

function hanTokens(run: string, cutter: Cutter): string[] {
  const characters = Array.from(run)
  const pairs = neighbours(characters, (a, b) => a + b)
  return [...characters, ...pairs, ...cutter.everyWord(run).filter((word) => word.length > 2)]
}

interface Sound {
  readonly full: string
  readonly initials: string
}
const soundOf = (syllables: readonly string[]): Sound => ({
  full: syllables.join(''),
  initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
})

function pinyinTokens(run: string, cutter: Cutter, speaker: Speaker): string[] {
  const syllables = speaker.pinyin(run)
  let at = 0
  const words = cutter.pieces(run).map((word) => soundOf(syllables.slice(at, (at += Array.from(word).length))))
  const phrases = neighbours(words, (a, b) => ({ full: a.full + b.full, initials: a.initials + b.initials }))
  const pairs = neighbours(syllables, (a, b) => soundOf([a, b]))
  return [...words, ...phrases, ...pairs].flatMap(({ full, initials }) =>
    initials.length > 1 ? [full, initials] : [full],
  )
}

/** The tokens of a text; with a speaker also by ear. */
export function tokensOf(text: string, cutter: Cutter, speaker?: Speaker): string[] {
  const tokens = new Set<string>()
  for (const run of plain(text).match(runs) ?? [])
    if (han.test(run)) {
      for (const token of hanTokens(run, cutter)) tokens.add(token)
      if (speaker) for (const token of pinyinTokens(run, cutter, speaker)) tokens.add(token)
    } else for (const token of latinTokens(run)) tokens.add(token)
  return [...tokens]
}

export interface Described {
  readonly name: string
  readonly brandName: string
  readonly details: readonly { value: string }[]
}
export interface Item {
  readonly supplierSku: string
  readonly barcode: string
  readonly model: string
  readonly spec: string
  readonly choices: readonly { value: string }[]
}

/** What a SKU is found by, as a tsvector's text: name and brand also by ear, the rest as it is written. */
export function wordsOf(product: Described, sku: Item, cutter: Cutter, speaker: Speaker): string {
  const spoken = `${product.name} ${product.brandName}`
  const answers = [...product.details, ...sku.choices].map(({ value }) => value)
  const written = [sku.spec, sku.model, sku.supplierSku, sku.barcode, ...answers].join(' ')
  const tokens = new Set([...tokensOf(spoken, cutter, speaker), ...tokensOf(written, cutter)])
  return [...tokens].map(quoted).join(' ')
}

/** What a SKU is called by exactly. */
export const codesOf = (sku: Item): string[] => [
  ...new Set([sku.supplierSku, sku.barcode, sku.model].map(bareCode).filter(Boolean)),
]

/** A name by ear: its pinyin in full and by initials, as `anquanmao aqm`. */
export function soundsOf(name: string, speaker: Speaker): string {
  const sounds = speaker.pinyin(plain(name)).filter((sound) => /^[\p{L}\p{N}]/u.test(sound))
  return `${sounds.join('')} ${sounds.map((sound) => sound[0]).join('')}`
}

/** The Latin words that a misspelt one may have meant. */
export const latinWords = (...texts: string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => plain(text).match(runs) ?? []).filter((run) => /^(?=.*[a-z])[a-z0-9-]{4,40}$/.test(run)),
  ),
]

const quoted = (token: string) => `'${token.replace(/['\\]/g, '')}'`
const all = (tokens: readonly string[]) => `(${tokens.map(quoted).join(' & ')})`

function hanQuestion(word: string): string {
  const characters = Array.from(word)
  if (characters.length < 3) return quoted(word)
  return `(${quoted(word)} | ${all(neighbours(characters, (a, b) => a + b))})`
}

/** A Latin word is also found by its beginning: who types `hikv` means it. A number is not: 70 is not 700. */
function latinQuestion(run: string): string {
  const parts = run.split(separators).filter(Boolean)
  const whole = parts.join('')
  const begin = (token: string) => quoted(token) + (token.length > 2 && /\p{L}/u.test(token) ? ':*' : '')
  const either = [...new Set([run, whole])].map(begin)
  const small = parts.flatMap(measures)
  if (parts.length > 1) either.push(all(parts))
  else if (small.length > 1 && small.every((piece) => /\d/.test(piece) || piece.length > 1)) either.push(all(small))
  return `(${either.join(' | ')})`
}

/** What is asked for, as a tsquery; null where nothing in the words can be looked for. */
export function questionOf(keyword: string, cutter: Pick<Cutter, 'pieces'>): string | null {
  const asked = (plain(keyword).match(runs) ?? []).flatMap((run) =>
    han.test(run)
      ? cutter
          .pieces(run)
          .filter((word, _, all) => all.length === 1 || !empty.has(word))
          .map(hanQuestion)
      : [latinQuestion(run)],
  )
  return asked.length > 0 ? asked.join(' & ') : null
}
