import { listDepositChanges, type ProjectDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import type { RecordField } from '#web/kit/record/recordTexts.ts'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { DepositState } from './DepositState.tsx'

type DepositField = RecordField<'projectDeposits', ProjectDeposit>

/** Fields of a deposit, as far as it has come. */
export function depositFields(deposit: ProjectDeposit): readonly DepositField[] {
  const { confirmedAt, settledAt, reason } = deposit
  return [
    { key: 'amount', render: ({ amount }) => <Amount value={amount} /> },
    { key: 'status', render: ({ status, isWinner }) => <DepositState status={status} isWinner={isWinner} /> },
    { key: 'dueAt', render: ({ dueAt }) => <ProjectTime at={dueAt} /> },
    { key: 'paidOn' },
    { key: 'reportedName' },
    { key: 'reportedAt', render: ({ reportedAt }) => <ProjectTime at={reportedAt} /> },
    { key: 'receipts', wide: true, render: ({ receipts }) => <AttachmentList files={receipts} /> },
    ...(confirmedAt === null
      ? []
      : ([
          { key: 'confirmedName' },
          { key: 'confirmedAt', render: () => <ProjectTime at={confirmedAt} /> },
        ] satisfies DepositField[])),
    ...(settledAt === null
      ? []
      : ([
          { key: 'settledOn' },
          { key: 'settledName' },
          { key: 'settledAt', render: () => <ProjectTime at={settledAt} /> },
          { key: 'proofs', wide: true, render: ({ proofs }) => <AttachmentList files={proofs} /> },
        ] satisfies DepositField[])),
    ...(reason === '' ? [] : [{ key: 'reason', wide: true } as const]),
  ]
}

interface DepositDrawerProps {
  readonly deposit: ProjectDeposit
  readonly onClose: () => void
}

/** Detail of a deposit with its proofs and history. */
export function DepositDrawer({ deposit, onClose }: DepositDrawerProps) {
  return (
    <RecordDrawer
      title={deposit.supplierName}
      texts="projectDeposits"
      changes={{ route: listDepositChanges, of: { id: deposit.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="projectDeposits"
        record={deposit}
        fields={[{ key: 'projectNo' }, { key: 'title' }, ...depositFields(deposit)]}
      />
    </RecordDrawer>
  )
}
