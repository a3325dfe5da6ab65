import { useTranslation } from 'react-i18next'
import type { StockDocumentDetail } from '#contract/warehouse/document.ts'
import { arriveTransfer } from '#contract/warehouse/transfers.ts'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { usePlaces } from '../create/useChoices.ts'
import { isSome, less } from './left.ts'
import { PickRows } from './PickRows.tsx'

interface ArriveDialogProps {
  readonly document: StockDocumentDetail
  readonly onClose: () => void
}

/** Form that puts away what a transfer has brought. */
export function ArriveDialog({ document, onClose }: ArriveDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: arriveTransfer,
    fixed: { id: document.id, version: document.version },
    initial: {
      lines: document.lines.flatMap(({ picks, placeId }) =>
        picks
          .map((pick) => ({ pickId: pick.id, placeId: placeId ?? undefined, quantity: less(pick.done, pick.arrived) }))
          .filter(({ quantity }) => isSome(quantity)),
      ),
    },
    labels: 'stockDocuments.arrive.field',
    onDone: () => (toast.success(t('stockDocuments.arrive.done')), onClose()),
  })
  return (
    <FormDialog
      of={form}
      title={t('stockDocuments.arrive.title')}
      submit={t('stockDocuments.arrive.submit')}
      width={800}
      onClose={onClose}
    >
      <PickRows
        document={document}
        rows={form.rows('lines', 'stockDocuments.arrive.line')}
        places={usePlaces(document.toWarehouseId ?? '')}
        error={form.errorAt('lines')}
      />
    </FormDialog>
  )
}
