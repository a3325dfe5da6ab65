import { useTranslation } from 'react-i18next'
import { commentOnApproval } from '#contract/approvals/approvalActions.ts'
import { useMe } from '#web/kit/client/me.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import type { RoundDialogProps } from './AddApproverDialog.tsx'

/** Says something to the participants; those mentioned get a message. */
export function CommentDialog({ round, onClose }: RoundDialogProps) {
  const { t } = useTranslation()
  const me = useMe()?.userInfo.userId
  const options = round.participants
    .filter(({ userId }) => userId !== me)
    .map(({ userId, userName }) => ({ value: userId, label: userName }))
  return (
    <RouteFormDialog
      title={t('approvalActions.action.comment')}
      route={commentOnApproval}
      fixed={{ instanceId: round.instanceId }}
      initial={{ body: '', mentions: [] }}
      labels="approvalActions.commented"
      columns={1}
      fields={{
        body: { as: 'lines', rows: 4 },
        mentions: { control: <MultiSelect options={options} /> },
      }}
      submit={t('approvalActions.action.comment')}
      onClose={onClose}
    />
  )
}
