import { useTranslation } from 'react-i18next'
import { listMyFeedbacks, type MyFeedback } from '#contract/feedbacks/feedbacks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { useStatusTabs } from './useStatusTabs.ts'
import { FeedbackState } from './FeedbackState.tsx'
import css from './Feedback.module.css'

/** Feedback of the person with the answers. */
export function MyFeedbackPage() {
  const { t } = useTranslation()
  const [{ status }, setQuery] = useUrlQuery(listMyFeedbacks)
  return (
    <Page
      title={t('feedbackForm.mine.title')}
      purpose={t('feedbackForm.mine.purpose')}
      actions={
        <AddButton label={t('feedbackForm.mine.add')} renderDialog={(close) => <FeedbackDialog onClose={close} />} />
      }
    >
      <RecordPanel
        texts="feedbackForm.mine"
        route={listMyFeedbacks}
        rowKey={({ id }) => id}
        tabs={useStatusTabs(status, setQuery)}
        columns={[
          { key: 'context', lead: true, render: ({ context, reply }) => <RowName under={reply}>{context}</RowName> },
          { key: 'status', render: ({ status: state }) => <FeedbackState status={state} /> },
          { key: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
        ]}
        actions={{
          detail: { shown: () => true, renderDialog: (row, close) => <Detail feedback={row} onClose={close} /> },
        }}
      />
    </Page>
  )
}

function Detail({ feedback, onClose }: { readonly feedback: MyFeedback; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { context, contact, files, reply, repliedAt, status, createdAt } = feedback
  const text = (value: string) => <span className={css['answer']}>{value}</span>
  return (
    <Dialog title={t('feedbackForm.mine.detail')} place="right" width={600} onClose={onClose}>
      <Stack>
        <RecordFacts
          texts="feedbackForm.mine"
          record={feedback}
          fields={[
            { key: 'context', wide: true, render: () => text(context) },
            ...(files.length > 0
              ? [{ key: 'files' as const, wide: true, render: () => <AttachedPictures files={files} /> }]
              : []),
            ...(contact === '' ? [] : [{ key: 'contact' as const }]),
            { key: 'status', render: () => <FeedbackState status={status} /> },
            { key: 'createdAt', render: () => <Brief at={createdAt} /> },
            ...(repliedAt === null
              ? []
              : [
                  { key: 'reply' as const, wide: true, render: () => text(reply) },
                  { key: 'repliedAt' as const, render: () => <Brief at={repliedAt} /> },
                ]),
          ]}
        />
      </Stack>
    </Dialog>
  )
}
