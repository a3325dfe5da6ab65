import { useTranslation } from 'react-i18next'
import { addApprover } from '#contract/approvals/approvalActions.ts'
import type { ApprovalRound } from '#contract/approvals/approvals.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { useApproverSearch } from './useApproverSearch.tsx'

export interface RoundDialogProps {
  readonly round: ApprovalRound
  readonly onClose: () => void
}

/** Asks another person, before or after the present step. */
export function AddApproverDialog({ round, onClose }: RoundDialogProps) {
  const { t } = useTranslation()
  const { search, control, hint } = useApproverSearch()
  return (
    <RouteFormDialog
      title={t('approvalActions.action.addApprover')}
      route={addApprover}
      fixed={{ instanceId: round.instanceId }}
      initial={{ place: 'after', reason: '' }}
      labels="approvalActions.added"
      columns={1}
      note={search}
      fields={{
        toUserId: { control, hint },
        place: { optionLabel: (place) => t(`approvalActions.place.${place}`) },
        reason: {},
      }}
      submit={t('approvalActions.action.addApprover')}
      onClose={onClose}
    />
  )
}
