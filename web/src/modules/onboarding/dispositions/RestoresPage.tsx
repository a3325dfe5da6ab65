import { restoreCase } from '#contract/onboarding/dispositions.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'

/** Requests of suppliers to lift dispositions. */
export const RestoresPage = () => (
  <CaseQueuePage
    of={restoreCase}
    texts="supplierRestores"
    tabs={['02', '03', '04', '05', '06', '07']}
    columns={[
      {
        key: 'applyReason',
        lead: true,
        render: ({ applyReason, applyUserName }) => <RowName under={applyUserName}>{applyReason}</RowName>,
      },
      { key: 'applyUserMobile' },
    ]}
    facts={() => [{ key: 'applyUserName' }, { key: 'applyUserMobile' }, { key: 'applyReason', wide: true }]}
  />
)
