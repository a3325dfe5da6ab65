import { useTranslation } from 'react-i18next'
import { askQuestion } from '#contract/sourcing/enrolments.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import css from './Questions.module.css'

interface AskDialogProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** Dialog for a supplier's question; the answer is public. */
export function AskDialog({ projectId, onClose }: AskDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('notice.questions.ask')}
      route={askQuestion}
      fixed={{ projectId }}
      labels="notice.questions.field"
      fields={{ body: { wide: true, rows: 5 } }}
      columns={1}
      submit={t('notice.questions.send')}
      note={<p className={css['hint']}>{t('notice.questions.askHint')}</p>}
      onDone={() => toast.success(t('notice.questions.asked'))}
      onClose={onClose}
    />
  )
}
