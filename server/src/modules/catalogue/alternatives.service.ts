import type { SearchAlternatives } from '#contract/catalogue.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { popularGoods } from './alternatives.store.ts'
import { allCategories } from './category.store.ts'
import { presentGoods } from './goods.present.ts'
import { findGoods } from './goods.service.ts'
import { goodsByIds } from './goods.store.ts'
import { memory } from './shelf.memory.ts'
import { relatedWords } from './word.store.ts'

const most = { similarTerms: 6, categories: 4, popular: 5 }

const popular = memory<string[]>(600_000, 500)

/** What to go on with where a search finds little or nothing. */
export async function findAlternatives(sql: Sql, actor: Actor, keyword: string): Promise<SearchAlternatives> {
  const found = await findGoods(sql, actor, { keyword, limit: 1 })
  const meant = found.correctedTo ?? found.didYouMean
  const tree = await allCategories(sql)
  const named = tree.filter(({ name, is_shielded }) => !is_shielded && name.includes(keyword.trim()))
  return {
    didYouMean: meant === null ? null : { keyword: meant, total: found.total },
    relaxed: [],
    similarTerms: await relatedWords(sql, keyword.trim(), most.similarTerms),
    categories: named.slice(0, most.categories).map(({ id, name, en_name, picture }) => ({
      id,
      name,
      enName: en_name,
      picture,
      count: 0,
    })),
    popular: await popularFor(sql, actor),
  }
}

async function popularFor(sql: Sql, { tenantId, deptPath, now }: Actor): Promise<SearchAlternatives['popular']> {
  const ids =
    popular.get(tenantId)?.value ??
    popular.set(
      tenantId,
      '',
      (await popularGoods(sql, tenantId, most.popular)).map(({ id }) => id),
    )
  return (await goodsByIds(sql, { tenantId, deptPath, today: dayOf(now) }, ids)).map(presentGoods)
}
