import { useTranslation } from 'react-i18next'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { FeedbackFields } from './FeedbackFields.tsx'
import { useFeedbackForm } from './useFeedbackForm.ts'

/** Feedback form over the current page. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const feedback = useFeedbackForm(onClose)
  return (
    <FormDialog of={feedback.form} title={t('feedbackForm.title')} submit={t('feedbackForm.send')} onClose={onClose}>
      <FeedbackFields {...feedback} />
    </FormDialog>
  )
}
