import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { useFeedbackForm } from './useFeedbackForm.ts'
import css from './Feedback.module.css'

/** Form fields of a feedback. */
export function FeedbackFields({ form, needsContact, left }: ReturnType<typeof useFeedbackForm>) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Fields
        of={form}
        columns={1}
        fields={{
          context: { as: 'lines', rows: 5, required: true, hint: left, placeholder: t('feedbackForm.contextHint') },
          attachments: needsContact ? false : {},
          contact: { as: 'line', required: needsContact, placeholder: t('feedbackForm.contactHint') },
        }}
      />
      {needsContact && (
        <p className={css['note']}>
          {t('feedbackForm.signedOut')} <Link to="/login">{t('feedbackForm.signIn')}</Link>
        </p>
      )}
    </Stack>
  )
}
