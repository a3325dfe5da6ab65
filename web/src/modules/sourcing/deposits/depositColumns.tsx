import type { ProjectDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { DepositState } from './DepositState.tsx'

type DepositColumn = RecordColumn<'projectDeposits', ProjectDeposit>

const after: readonly DepositColumn[] = [
  { key: 'amount', sort: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
  { key: 'paidOn', sort: 'paidOn' },
  { key: 'status', render: ({ status, isWinner }) => <DepositState status={status} isWinner={isWinner} /> },
  { key: 'settledOn', desk: true, render: ({ settledOn }) => settledOn ?? '-' },
]

/** Columns on a project's page. */
export const columnsOfProject: readonly DepositColumn[] = [
  { key: 'supplierName', sort: 'supplierName', lead: true },
  ...after,
]
/** Columns of the list of all projects, for finance. */
export const depositColumns: readonly DepositColumn[] = [
  {
    key: 'supplierName',
    sort: 'supplierName',
    lead: true,
    render: ({ supplierName, title, projectNo }) => (
      <RowName title={supplierName} under={`${projectNo} · ${title}`}>
        {supplierName}
      </RowName>
    ),
  },
  ...after,
]
