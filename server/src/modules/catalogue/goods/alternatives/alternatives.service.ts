import type { SearchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { popularGoods } from './alternatives.store.ts'
import { allCategories, type CategoryRow } from '../../categories/category.store.ts'
import { presentGoods } from '../goods.present.ts'
import { readShowRules, shownGoods } from '../showRules.service.ts'
import { goodsByIds } from '../goods.store.ts'
import { memory } from '#kit/memory.ts'
import { listingCounts, listingVersion } from '../../products/listing.store.ts'
import { keyOf, plain } from '../../text/text.rules.ts'
import { vocabularyOf, type Vocabulary } from '../../text/understanding.service.ts'
import { relatedWords } from '../../vocabulary/word.store.ts'
import { queryFor } from '../../text/query.rules.ts'
import { mostExpanded } from '../goods.rules.ts'
import { relaxations } from '../../text/relax.rules.ts'
import { type Catalogue, countHits } from '../search.store.ts'
import { type Search, searchAsTyped, maxTerms, countTerms } from '../typed.service.ts'
import { corrected } from '../correction.service.ts'

const max = { similarTerms: 6, categories: 4, popular: 5 }

const popular = memory<string[]>(600_000, 500)
const answers = memory<Omit<SearchAlternatives, 'popular'>>(15_000, 400)

/** Alternatives for a search that finds little or nothing. */
export async function findAlternatives(db: Db, actor: Actor, keyword: string): Promise<SearchAlternatives> {
  const version = await listingVersion(db, actor.tenantId)
  const key = JSON.stringify([actor.tenantId, keyword.trim()])
  const answer = await answers.getOrMake(key, version, () => answerTo(db, actor.tenantId, version, keyword.trim()))
  return { ...answer, popular: await popularFor(db, actor) }
}

async function answerTo(db: Db, tenantId: string, version: string, keyword: string) {
  const tree = await allCategories(db)
  const vocabulary = await vocabularyOf(db, tenantId, version, tree)
  const { terms, didYouMean, relaxed } = await alternativesOf({ db, tenantId }, keyword, vocabulary)
  const related = await relatedWords(db, keyword, max.similarTerms)
  const similar = [...related, ...terms.flatMap(({ found }) => found)].filter((term) => keyOf(term) !== keyOf(keyword))
  const named = terms.flatMap(({ names }) => names.flatMap((name) => vocabulary.nodesOf(keyOf(name))))
  return {
    didYouMean,
    relaxed,
    similarTerms: [...new Set(similar)].slice(0, max.similarTerms),
    categories: await categoriesOf(db, tenantId, tree, [...new Set(named)]),
  }
}

async function categoriesOf(db: Db, tenantId: string, tree: readonly CategoryRow[], ids: readonly string[]) {
  const counts = new Map((await listingCounts(db, { tenantId })).map((row) => [row.category_id, row.count]))
  return ids
    .flatMap((id) => tree.filter((node) => node.id === id && (counts.get(id) ?? 0) > 0))
    .slice(0, max.categories)
    .map(({ id, name, en_name, picture }) => ({ id, name, enName: en_name, picture, count: counts.get(id)! }))
}

async function popularFor(db: Db, { tenantId, deptPath, now }: Actor): Promise<SearchAlternatives['popular']> {
  const ids =
    popular.get(tenantId)?.value ??
    popular.set(
      tenantId,
      '',
      (await popularGoods(db, { tenantId, max: max.popular })).map(({ id }) => id),
    )
  const show = await readShowRules(db)
  const rows = await goodsByIds(db, { tenantId, deptPath, today: dayOf(now) }, ids)
  return rows.map((row) => shownGoods(presentGoods(row), show))
}

const maxProbed = 12

/** Synonyms of the terms, as far as they find goods. */
async function expansions(catalogue: Catalogue, { terms }: Search): Promise<string[]> {
  const synonyms = terms.flatMap((term) => term.synonymQueries).slice(0, maxProbed)
  const found = await countHits(
    catalogue,
    synonyms.map(({ query }) => query),
    1,
  )
  return synonyms.flatMap(({ synonym }, at) => (found[at]! > 0 ? [synonym] : [])).slice(0, mostExpanded)
}

const maxRelaxed = 3
const maxCounted = 2000

/** Corrections and relaxations of a keyword (another spelling, or fewer terms) with their hits. */
export async function alternativesOf(catalogue: Catalogue, keyword: string, vocabulary: Vocabulary) {
  const typed = searchAsTyped(keyword, vocabulary)
  const terms = typed.terms.slice(0, maxTerms)
  const counts = await countTerms(catalogue, terms)
  const corrections = await corrected(catalogue, plain(keyword), terms, counts, vocabulary)
  const better = corrections.find(({ total }) => total > 0)?.keyword
  const meant = better === undefined ? [] : searchAsTyped(better, vocabulary).terms
  const fewer = relaxations(terms, counts)
    .slice(0, maxProbed)
    .map((dropped) => {
      const left = terms.filter((_, at) => !dropped.includes(at))
      return { keyword: left.map(({ text }) => text).join(' '), dropped: dropped.map((at) => terms[at]!.text), left }
    })
  const attempts = [meant, ...fewer.map(({ left }) => left)].map((each) => queryFor(each)?.all ?? "'='")
  const totals = await countHits(catalogue, attempts, maxCounted)
  const relaxed = fewer.map(({ keyword: words, dropped }, at) => ({ keyword: words, dropped, total: totals[at + 1]! }))
  const found = await expansions(catalogue, typed)
  return {
    terms: [...terms, ...meant].map(({ text, synonyms }) => ({ names: [text, ...synonyms], found })),
    didYouMean: better === undefined || totals[0] === 0 ? null : { keyword: better, total: totals[0]! },
    relaxed: relaxed.filter(({ total }) => total > 0).slice(0, maxRelaxed),
  }
}
