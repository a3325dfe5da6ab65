/**
 * Search tokens of a product; `tsquery.rules.ts` queries the same ones:
 * - Chinese: words of the dictionary, each character, and each pair of neighbours, so that any word of one or two
 *   characters is found however the dictionary splits the text;
 * - Latin words and model numbers: whole, without separators, in pieces, and in the singular;
 * - measures: converted to one unit for each quantity, and as written.
 * Other kinds of tokens have a prefix: see `kinds`.
 */
export const kinds = {
  /** Pinyin of a name or brand, in full and by initials: `~shoutao`, `~st`. */
  sound: '~',
  /** Head noun of a name: 防护手套 is a 手套 and not a 防护. */
  head: '=',
  /** Model, supplier's number or barcode without separators. */
  code: '#',
  /** Leaf category. */
  category: 'c:',
} as const

/** Increased when tokens change: a job rewrites rows of an older version. */
export const tokenizerVersion = 1

export interface Tokenizer {
  /** All words of a text, including shorter ones inside longer ones. */
  readonly everyWord: (text: string) => string[]
  /** Splits the text into consecutive pieces. */
  readonly pieces: (text: string) => string[]
  /** Whether the dictionary contains the text as one word. */
  readonly isWord: (text: string) => boolean
}
export interface PinyinDictionary {
  /** Pinyin of each character, without tones; other characters stay. */
  readonly pinyin: (text: string) => readonly string[]
}

/**
 * Quotes a token for the text of a tsvector or tsquery; removes quotes and backslashes, so that it cannot inject
 * operators.
 */
export const quoted = (token: string): string => `'${token.replace(/['\\]/g, '')}'`

/**
 * Marks each token of a tsvector or tsquery with its tenant, so that an index scan meets few goods of other tenants.
 * Tenants may share a mark: it serves speed, not access control.
 */
export function inTenant(tenantId: string, text: string): string {
  const mark = (BigInt(tenantId) % 251n).toString(16).padStart(2, '0')
  return text.replace(/'([^']*)'/g, `'${mark}$1'`)
}
