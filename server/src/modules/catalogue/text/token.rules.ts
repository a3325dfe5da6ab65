/**
 * What a product is found by. Text is cut into tokens; `tsquery.rules.ts` asks for the same ones:
 * - Chinese: the words that a dictionary knows, each character, and each pair of neighbours, so that any word of one or
 *   two characters is found even where the dictionary cuts otherwise;
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
  readonly pinyin: (text: string) => readonly string[]
}

/** A token as it stands in the text of a tsvector or tsquery; nothing gets out of its quotes. */
export const quoted = (token: string): string => `'${token.replace(/['\\]/g, '')}'`

/**
 * The text of a tsvector or tsquery with each token marked as one tenant's, so that a scan of the index meets few goods
 * of others. Tenants may share a mark: it is there for speed and keeps nobody out.
 */
export function inTenant(tenantId: string, text: string): string {
  const mark = (BigInt(tenantId) % 251n).toString(16).padStart(2, '0')
  return text.replace(/'([^']*)'/g, `'${mark}$1'`)
}
