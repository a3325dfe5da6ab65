import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingCatalogues = caseCount({
  path: '/orderrest/api/supplierCatalogues',
  manage: 'supplierCatalogue.review',
  plural: 'catalogues of suppliers',
})
