import { plain, runsOf } from './text.rules.ts'
import { allOf, headQuery, runQuery } from './tsquery.rules.ts'
import type { Tokenizer } from './token.rules.ts'

type SynonymTokenizer = Pick<Tokenizer, 'pieces' | 'isWord'>

/** Query for one synonym. */
interface SynonymQuery {
  readonly synonym: string
  readonly query: string
  readonly head: string | null
}

/** Cache: queries of synonyms are the same in every search, and tokenizing them took most of the time of a keyword. */
const synonymQueries = new WeakMap<SynonymTokenizer, Map<string, SynonymQuery>>()
const maxSynonymQueries = 20_000

export function synonymQueryOf(synonym: string, tokenizer: SynonymTokenizer): SynonymQuery {
  const known = synonymQueries.get(tokenizer) ?? new Map<string, SynonymQuery>()
  synonymQueries.set(tokenizer, known)
  const asking = known.get(synonym)
  if (asking) return asking
  if (known.size >= maxSynonymQueries) known.clear()
  const runs = runsOf(plain(synonym))
  const query = allOf(runs.map((run) => runQuery(run, tokenizer, 'complete')))
  const made = { synonym, query, head: headQuery(runs, tokenizer, 'complete') }
  known.set(synonym, made)
  return made
}
