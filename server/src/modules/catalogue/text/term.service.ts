import type { Tx } from '#kit/database/database.ts'
import { addTerms, missingTerms } from '../goods/search.store.ts'
import { keysOfTerm } from './spelling/spelling.rules.ts'
import { termsIn } from './spelling/spelling.terms.rules.ts'
import { loadTokenizer, loadPinyinDictionary } from './words.tokenizer.ts'
import { headsOf } from './heads.rules.ts'

interface Named {
  readonly name: string
  readonly brandName?: string
}

/** Adds the names of these things to the spelling dictionary. */
export async function learnTerms(tx: Tx, tenantId: string, named: readonly Named[]): Promise<void> {
  const [tokenizer, pinyinDictionary] = await Promise.all([loadTokenizer(), loadPinyinDictionary()])
  const names = new Map(named.map((each) => [`${each.name} ${each.brandName ?? ''}`, each]))
  const texts = [...names.keys()]
  const heads = [...names.values()].flatMap(({ name, brandName = '' }) => headsOf(name, brandName, tokenizer))
  const brands = named.map(({ brandName = '' }) => brandName)
  const missing = await missingTerms(tx, tenantId, termsIn(texts, [...heads, ...brands], tokenizer))
  const terms = missing
    .map((term) => ({ term, keys: keysOfTerm(term, pinyinDictionary) }))
    .filter(({ keys }) => keys.length > 0)
  if (terms.length > 0) await addTerms(tx, tenantId, terms)
}
