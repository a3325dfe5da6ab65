import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { inTenant } from '../text/token.rules.ts'

/** Tenant whose goods are searched, and its connection. */
export interface Catalogue {
  readonly db: Db
  readonly tenantId: string
}

const countOf = sqlQuery(
  'catalogue.countOf',
  'select catalogue.count_hits($queries::text[]::tsquery[], $max::int) as "counts!"',
)
/** Hits of each query, in order, counted up to `most`. */
export async function countHits(
  { db, tenantId }: Catalogue,
  queries: readonly string[],
  max: number,
): Promise<readonly number[]> {
  if (queries.length === 0) return []
  const marked = queries.map((query) => inTenant(tenantId, query))
  return (await countOf(db, { queries: marked, max }))[0]!.counts
}

const likeTerms = sqlQuery(
  'catalogue.likeTerms',
  'select term as "term!" from catalogue.terms_like($keys::text[], $max::int) as t(term)',
)
/** Terms of the catalogue that share a spelling key. */
export const termsLike = async ({ db }: Catalogue, keys: readonly string[], max: number): Promise<string[]> =>
  keys.length === 0 ? [] : (await likeTerms(db, { keys, max })).map(({ term }) => term)

const missing = sqlQuery(
  'catalogue.missing',
  `
  select w.term as "term!" from unnest($terms::text[]) as w(term)
  where not exists (select from catalogue.search_terms t where t.tenant_id = $tenantId and t.term = w.term)`,
)
/** Which of these terms are missing in the spelling dictionary. */
export const missingTerms = async (tx: Tx, tenantId: string, terms: readonly string[]): Promise<string[]> =>
  terms.length === 0 ? [] : (await missing(tx, { tenantId, terms })).map(({ term }) => term)

const added = sqlQuery(
  'catalogue.added',
  `
  insert into catalogue.search_terms (tenant_id, term, keys)
  select $tenantId, d.term, d.keys from jsonb_to_recordset($terms::jsonb) as d(term text, keys text[]) order by d.term
  on conflict do nothing`,
)
export const addTerms = (tx: Tx, tenantId: string, terms: readonly { term: string; keys: readonly string[] }[]) =>
  added(tx, { tenantId, terms })
