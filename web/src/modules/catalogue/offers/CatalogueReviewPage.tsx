import { supplierCatalogueCase } from '#contract/catalogue/offers/supplierCatalogues.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { audienceOf, catalogueFacts, catalogueTones, Period, productCount } from './catalogueFacts.tsx'

/** Catalogues of suppliers, for those who review them before they are published. */
export const CatalogueReviewPage = () => (
  <CaseQueuePage
    of={supplierCatalogueCase}
    texts="catalogueReview"
    tones={catalogueTones}
    tabs={['02', '03', '05', '04']}
    columns={[
      { key: 'name', lead: true, render: ({ name, supplierName }) => <RowName under={supplierName}>{name}</RowName> },
      { key: 'audience', render: audienceOf },
      { key: 'period', render: (row) => <Period {...row} ownActions={[]} /> },
      { key: 'products', desk: true, render: productCount },
    ]}
    facts={catalogueFacts as never}
  />
)
