import { useTranslation } from 'react-i18next'
import * as contract from '#contract/feedbacks/feedbacks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import css from '../sending/Feedback.module.css'
import { FeedbackState } from '../sending/FeedbackState.tsx'

/** Content, sender and handling of a feedback. */
export function FeedbackFacts({ feedback }: { readonly feedback: contract.Feedback }) {
  const { t } = useTranslation()
  const { context, sender, deptName, contact, files, status, handler, reply, repliedAt, createdAt } = feedback
  const text = (value: string) => <span className={css['answer']}>{value}</span>
  return (
    <RecordFacts
      texts="feedbackQueue"
      record={feedback}
      fields={[
        { key: 'context', wide: true, render: () => text(context) },
        ...(files.length > 0
          ? [{ key: 'files' as const, wide: true, render: () => <AttachedPictures files={files} /> }]
          : []),
        { key: 'sender', render: () => sender || t('feedbackQueue.visitor') },
        ...(deptName === '' ? [] : [{ key: 'deptName' as const }]),
        { key: 'contact', render: () => contact || '-' },
        { key: 'status', render: () => <FeedbackState status={status} /> },
        { key: 'createdAt', render: () => <Brief at={createdAt} /> },
        ...(handler === '' ? [] : [{ key: 'handler' as const }]),
        ...(repliedAt === null
          ? []
          : [
              { key: 'reply' as const, wide: true, render: () => text(reply) },
              { key: 'repliedAt' as const, render: () => <Brief at={repliedAt} /> },
            ]),
      ]}
    />
  )
}

interface FeedbackDrawerProps {
  readonly shown: contract.Feedback
  readonly onClose: () => void
}

export function FeedbackDrawer({ shown, onClose }: FeedbackDrawerProps) {
  const { t } = useTranslation()
  const changes = { route: contract.listFeedbackChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={t('feedbackQueue.detailTitle')} texts="feedbackQueue" changes={changes} onClose={onClose}>
      <FeedbackFacts feedback={shown} />
    </RecordDrawer>
  )
}
