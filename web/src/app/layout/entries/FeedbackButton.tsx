import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWith } from '#web/messages/lazy.ts'

export const FeedbackDialog = lazyWith(
  ['feedbacks.public'],
  async () => (await import('#web/modules/feedbacks/sending/FeedbackDialog.tsx')).FeedbackDialog,
)

/** Opens the feedback form over the current page. */
export function FeedbackButton() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {t('shell.feedback')}
      </button>
      {isOpen && (
        <Suspense>
          <FeedbackDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
