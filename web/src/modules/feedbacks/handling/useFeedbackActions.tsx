import { useTranslation } from 'react-i18next'
import * as contract from '#contract/feedbacks/feedbacks.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { FeedbackFacts } from './FeedbackDrawer.tsx'

const versionOf = ({ id, version }: contract.Feedback) => ({ id, version })

/** Actions on a feedback; `can` says which are permitted. */
export const useFeedbackActions = () =>
  ({
    reply: { renderDialog: (row, close) => <ReplyDialog feedback={row} onClose={close} /> },
    accept: { call: callTo(contract.acceptFeedback, versionOf) },
    close: {
      call: callTo(contract.closeFeedback, (row: contract.Feedback, reason) => ({ ...versionOf(row), reason })),
      reason: true,
    },
    reopen: { call: callTo(contract.reopenFeedback, versionOf) },
  }) satisfies Readonly<Record<string, RecordAction<contract.Feedback>>>

/** Dialog to answer a feedback. */
function ReplyDialog({ feedback, onClose }: { readonly feedback: contract.Feedback; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version } = feedback
  return (
    <RouteFormDialog
      title={t('feedbackQueue.replyTitle')}
      route={contract.replyFeedback}
      fixed={{ id, version }}
      initial={{ reply: '' }}
      labels="feedbackQueue.form"
      columns={1}
      width={600}
      note={<FeedbackFacts feedback={feedback} />}
      fields={{ reply: { as: 'lines', rows: 6 } }}
      submit={t('feedbackQueue.action.reply')}
      onClose={onClose}
    />
  )
}
