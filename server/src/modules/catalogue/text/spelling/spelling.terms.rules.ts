import { neighbours, plain, runsOf } from '../text.rules.ts'
import type { Tokenizer } from '../token.rules.ts'
import { isHan } from './spelling.rules.ts'

const longestTerm = 24

/** Terms of texts that may be misspelt: words, head nouns, and Latin words without digits. */
export function termsIn(
  texts: readonly string[],
  heads: readonly string[],
  tokenizer: Pick<Tokenizer, 'pieces'>,
): string[] {
  const words = texts.flatMap((text) =>
    runsOf(plain(text)).flatMap((run) => {
      if (run.kind === 'measure') return []
      if (run.kind === 'latin') return run.text.split(/[^a-z]+/)
      const pieces = tokenizer.pieces(run.text)
      return [...pieces, ...neighbours(pieces, (a, b) => a + b)]
    }),
  )
  const isTerm = (term: string) =>
    term.length <= longestTerm && (isHan(term) ? term.length > 1 && term.length < 9 : /^[a-z]{3,}$/.test(term))
  return [...new Set([...words, ...heads])].filter(isTerm)
}
