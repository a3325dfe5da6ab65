import { allOf, runQuery } from './tsquery.rules.ts'
import { plain, runsOf } from './text.rules.ts'
import { inTenant, quoted, tokenizerVersion } from './token.rules.ts'
import { tokensOf } from './words.rules.ts'
import { loadTokenizer } from './words.tokenizer.ts'

/** Longer runs of letters are not words, and PostgreSQL limits lexemes to 2 KB. */
const longestToken = 100

export interface TokenizedText {
  /** Text of a tsvector. */
  readonly words: string
  /** Version of the tokenizer: texts of an older version are tokenized again. */
  readonly tokenizer: number
}

/** Tokens of any text of a tenant: like those of goods, without pinyin, synonyms and correction. */
export async function tokenizeText(tenantId: string, text: string): Promise<TokenizedText> {
  const tokens = tokensOf(text, await loadTokenizer()).filter((token) => token.length <= longestToken)
  return { words: inTenant(tenantId, tokens.map(quoted).join(' ')), tokenizer: tokenizerVersion }
}

/** Text of a tsquery for all terms of a keyword; null if it contains nothing searchable. */
export async function textQuery(tenantId: string, keyword: string): Promise<string | null> {
  const runs = runsOf(plain(keyword))
  if (runs.length === 0) return null
  const tokenizer = await loadTokenizer()
  return inTenant(tenantId, allOf(runs.map((run) => runQuery(run, tokenizer, 'begun'))))
}

export { tokenizerVersion } from './token.rules.ts'
