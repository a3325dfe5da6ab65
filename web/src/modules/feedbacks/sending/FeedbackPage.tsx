import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/kit/client/me.ts'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import css from './Feedback.module.css'
import { FeedbackFields } from './FeedbackFields.tsx'
import { useFeedbackForm } from './useFeedbackForm.ts'

/** Feedback form as a page, for links; sent feedback is in the person's list. */
export function FeedbackPage() {
  const { t } = useTranslation()
  // Remounts the form, so that the next feedback starts empty.
  const [sent, setSent] = useState(0)
  const mine = useMe() && <ButtonLink to="/myFeedback">{t('feedbackForm.mine.title')}</ButtonLink>
  return (
    <div className={css['page']}>
      <Page title={t('feedbackForm.title')} purpose={t('feedbackForm.purpose')} actions={mine}>
        <FeedbackCard key={sent} onSent={() => setSent(sent + 1)} />
      </Page>
    </div>
  )
}

function FeedbackCard({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation()
  const feedback = useFeedbackForm(onSent)
  return (
    <Card>
      <Form of={feedback.form}>
        <FeedbackFields {...feedback} />
      </Form>
      <div className={css['foot']}>
        <FormButtons of={feedback.form} submit={t('feedbackForm.send')} />
      </div>
    </Card>
  )
}
