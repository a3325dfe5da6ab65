import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { StockDocumentDetail } from '#contract/warehouse/document.ts'
import { giveBackIssue } from '#contract/warehouse/issues.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { documentPath } from '../warehousePaths.ts'
import { isSome, less } from './left.ts'
import { PickRows } from './PickRows.tsx'

interface GiveBackDialogProps {
  readonly document: StockDocumentDetail
  readonly onClose: () => void
}

/** Form that announces issued goods that come back. */
export function GiveBackDialog({ document, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: giveBackIssue,
    fixed: { id: document.id, version: document.version },
    initial: {
      lines: document.lines.flatMap(({ picks }) =>
        picks
          .map((pick) => ({ pickId: pick.id, quantity: less(pick.done, pick.arrived) }))
          .filter(({ quantity }) => isSome(quantity)),
      ),
    },
    labels: 'stockDocuments.giveBack.field',
    onDone: ({ id }) => {
      toast.success(t('stockDocuments.giveBack.done'))
      onClose()
      void navigate(documentPath(id))
    },
  })
  return (
    <FormDialog
      of={form}
      title={t('stockDocuments.giveBack.title')}
      submit={t('stockDocuments.giveBack.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <PickRows
          document={document}
          rows={form.rows('lines', 'stockDocuments.giveBack.line')}
          error={form.errorAt('lines')}
        />
        <Fields of={form} columns={1} fields={{ note: { as: 'line' } }} />
      </Stack>
    </FormDialog>
  )
}
