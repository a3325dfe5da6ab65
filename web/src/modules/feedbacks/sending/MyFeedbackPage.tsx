import { feedbackCase } from '#contract/feedbacks/feedbacks.ts'
import { CasePage } from '#web/kit/case/CasePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { feedbackTones } from './feedbackTones.ts'

/** Feedback of the person with the answers. */
export const MyFeedbackPage = () => (
  <CasePage
    of={feedbackCase}
    texts="feedbackForm.mine"
    tones={feedbackTones}
    pictures
    renderAdd={(close) => <FeedbackDialog onClose={close} />}
    columns={[
      { key: 'context', lead: true, render: ({ context, reply }) => <RowName under={reply}>{context}</RowName> },
    ]}
    facts={({ contact }) => [{ key: 'context', wide: true }, ...(contact === '' ? [] : [{ key: 'contact' as const }])]}
  />
)
