import type { Sql } from '#kit/database.ts'
import { containing } from '#kit/sqlLike.ts'
import { hot } from '#kit/untypedQuery.ts'
import { type Answer, type Asked, countsOf, mostHits, type Place, windowSize } from './goods.rules.ts'
import type { Buyer } from './goods.store.ts'
import type { Question } from './query.rules.ts'
import { plain } from './text.rules.ts'
import { inTenant } from './words.rules.ts'

type Ids = readonly string[]
type Questions = readonly (string | null)[]

/** Lists of ids and counts are texts with commas: half the work of arrays for both sides. */
interface Best {
  total: number
  ids: string | null
  brands: string | null
  suppliers: string | null
  categories: string | null
  counts: string | null
}

const best = hot<
  Best,
  [
    questions: Questions,
    heads: Questions,
    named: Ids,
    called: readonly string[],
    phrase: string,
    leaves: Ids | null,
    priceFrom: string | null,
    priceTo: string | null,
    inStock: boolean,
    deptPath: Ids | null,
    today: string,
    most: number,
    first: number,
    size: number,
  ]
>(`
  select * from catalogue.search_best($1::text[]::tsquery[], $2::text[]::tsquery[], $3::bigint[], $4::text[], $5::text, $6::bigint[],
    $7::numeric, $8::numeric, $9::boolean, $10::bigint[], $11::date, $12::int, $13::int, $14::int)`)

/** Patterns for names in small letters. */
export const namePatterns = ({ names }: Question): string[] => names.map((name) => containing(plain(name)))

const listOf = (text: string | null): string[] => (text === null ? [] : text.split(','))

/** The answer of a search by relevance that is narrowed by no brand, supplier or attribute: what nearly all are. */
export async function bestOfWords(
  sql: Sql,
  asked: Asked,
  { tenantId, deptPath, today }: Buyer,
  place: Place,
  question: Question,
  start: number,
): Promise<Answer> {
  const marked = (questions: Questions) => questions.map((each) => each && inTenant(tenantId, each))
  const [row] = await best(
    sql,
    marked(question.questions),
    marked(question.heads),
    question.leaves,
    namePatterns(question),
    containing(question.phrase),
    place.leaves,
    asked.priceFrom,
    asked.priceTo,
    asked.inStock,
    asked.agreementOnly ? deptPath : null,
    today,
    mostHits + 1,
    start,
    windowSize,
  )
  const { total, ids, brands, suppliers, categories, counts } = row!
  const numbers = listOf(counts).map(Number)
  return {
    ids: listOf(ids),
    total: Math.min(total, mostHits),
    isCapped: total > mostHits,
    brands: countsOf(listOf(brands), numbers),
    suppliers: countsOf(listOf(suppliers), numbers),
    leaves: countsOf(listOf(categories), numbers),
    attributes: [],
  }
}
