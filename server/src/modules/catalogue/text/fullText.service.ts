import { allOf, runQuery } from './tsquery.rules.ts'
import { plain, runsOf } from './text.rules.ts'
import { inTenant, quoted, tokenizerVersion } from './token.rules.ts'
import { tokensOf } from './words.rules.ts'
import { loadTokenizer } from './words.tokenizer.ts'

/** Longer runs of letters are no words, and PostgreSQL takes no lexeme of more than 2 KB. */
const longestToken = 100

export interface TokenizedText {
  /** The text of a tsvector. */
  readonly words: string
  /** Version of the tokenizer: what an older one has made is tokenized again. */
  readonly tokenizer: number
}

/** The words by which any text of a tenant is found: those of goods, without sound, synonyms and correction. */
export async function tokenizeText(tenantId: string, text: string): Promise<TokenizedText> {
  const tokens = tokensOf(text, await loadTokenizer()).filter((token) => token.length <= longestToken)
  return { words: inTenant(tenantId, tokens.map(quoted).join(' ')), tokenizer: tokenizerVersion }
}

/**
 * The text of a tsquery that finds such texts by all terms of a keyword; null where nothing in it can be looked for.
 */
export async function textQuery(tenantId: string, keyword: string): Promise<string | null> {
  const runs = runsOf(plain(keyword))
  if (runs.length === 0) return null
  const tokenizer = await loadTokenizer()
  return inTenant(tenantId, allOf(runs.map((run) => runQuery(run, tokenizer, 'begun'))))
}

export { tokenizerVersion } from './token.rules.ts'
