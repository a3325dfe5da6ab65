import * as contract from '#contract/catalogue/synonyms.ts'
import { aPerson, as, type Person, type TestTenant } from '#test/app.ts'
import { baseSynonyms } from '#modules/catalogue/vocabulary/synonyms/base.rules.ts'

export const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { permissions: ['search.manage'], entrance: 'operator' })
export const draft = (...terms: string[]): contract.SynonymDraft => ({ kind: 'equivalent', terms, isActive: true })
export const create = async (person: Person, ...terms: string[]) => {
  const { id, ...rest } = await as(person, contract.createSynonyms, draft(...terms))
  return { ...rest, id: id! }
}
export const base = baseSynonyms[0]!
