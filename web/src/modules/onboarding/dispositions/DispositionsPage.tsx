import { dispositionCase } from '#contract/onboarding/dispositions.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { dispositionTones, kindName, useDispositionFacts } from './useDispositionFacts.tsx'

/** Dispositions of suppliers: proposed and decided by two different people. */
export function DispositionsPage() {
  const facts = useDispositionFacts()
  return (
    <CaseQueuePage
      of={dispositionCase}
      texts="supplierDispositions"
      tones={dispositionTones}
      tabs={['01', '02', '03', '04', '05']}
      columns={[
        {
          key: 'supplierName',
          lead: true,
          render: (row) => <RowName under={kindName(row)}>{row.supplierName}</RowName>,
        },
        { key: 'cause', desk: true },
        { key: 'proposer' },
      ]}
      facts={(row) => [...facts(row), { key: 'proposer' as const }]}
      renderAdd={(close) => <ProposeDialog onClose={close} />}
    />
  )
}
