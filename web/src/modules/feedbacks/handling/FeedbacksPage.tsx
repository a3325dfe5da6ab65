import { useTranslation } from 'react-i18next'
import { feedbackCase } from '#contract/feedbacks/feedbacks.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { feedbackTones } from '../sending/feedbackTones.ts'

/** Feedback of the tenant with the operators' actions. */
export function FeedbacksPage() {
  const { t } = useTranslation()
  const senderOf = (sender: string) => sender || t('feedbackQueue.visitor')
  return (
    <CaseQueuePage
      of={feedbackCase}
      texts="feedbackQueue"
      tones={feedbackTones}
      pictures
      columns={[
        {
          key: 'context',
          lead: true,
          render: ({ context, sender, deptName }) => (
            <RowName under={[senderOf(sender), deptName].filter(Boolean).join(' · ')} title={context}>
              {context}
            </RowName>
          ),
        },
        { key: 'contact', desk: true, render: ({ contact }) => contact || '-' },
      ]}
      facts={({ deptName }) => [
        { key: 'context', wide: true },
        { key: 'sender', render: ({ sender }) => senderOf(sender) },
        ...(deptName === '' ? [] : [{ key: 'deptName' as const }]),
        { key: 'contact', render: ({ contact }) => contact || '-' },
      ]}
    />
  )
}
