import { useTranslation } from 'react-i18next'
import type { StockDocumentDetail } from '#contract/warehouse/document.ts'
import { issueStock } from '#contract/warehouse/issues.ts'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { isSome, less } from './left.ts'
import { PickRows } from './PickRows.tsx'

interface IssueDialogProps {
  readonly document: StockDocumentDetail
  readonly onClose: () => void
}

/** Form that hands picked goods out, all or a part. */
export function IssueDialog({ document, onClose }: IssueDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: issueStock,
    fixed: { id: document.id, version: document.version },
    initial: {
      lines: document.lines.flatMap(({ picks }) =>
        picks
          .map((pick) => ({ pickId: pick.id, quantity: less(pick.quantity, pick.done) }))
          .filter(({ quantity }) => isSome(quantity)),
      ),
    },
    labels: 'stockDocuments.issue.field',
    onDone: () => (toast.success(t('stockDocuments.issue.done')), onClose()),
  })
  return (
    <FormDialog
      of={form}
      title={t('stockDocuments.issue.title')}
      submit={t('stockDocuments.issue.submit')}
      width={800}
      onClose={onClose}
    >
      <PickRows
        document={document}
        rows={form.rows('lines', 'stockDocuments.issue.line')}
        error={form.errorAt('lines')}
      />
    </FormDialog>
  )
}
