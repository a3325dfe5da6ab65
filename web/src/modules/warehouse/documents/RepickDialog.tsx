import { useTranslation } from 'react-i18next'
import { shape, Text } from '#contract/kit/schema.ts'
import type { Pick, StockDocumentDetail, StockLine } from '#contract/warehouse/document.ts'
import { repickIssue } from '#contract/warehouse/issues.ts'
import { listStockBatches } from '#contract/warehouse/stock.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Select } from '#web/kit/select/Select.tsx'

/** A batch at a place as `place:batch`. */
const RepickDraft = shape({ batchId: Text(50), reason: Text(200) })

interface RepickDialogProps {
  readonly document: StockDocumentDetail
  readonly line: StockLine
  readonly pick: Pick
  readonly onClose: () => void
}

/** Form that takes the rest of a pick from another batch. */
export function RepickDialog({ document, line, pick, onClose }: RepickDialogProps) {
  const { t } = useTranslation()
  const found = useOptionalRead(listStockBatches, { warehouseId: document.warehouseId, itemId: line.itemId, limit: 50 })
  const form = useForm({
    route: repickIssue,
    fixed: { id: document.id, version: document.version, pickId: pick.id },
    schema: RepickDraft,
    toInput: ({ batchId: chosen, reason }, fixed) => {
      const [placeId = '', batchId = ''] = chosen.split(':')
      return { ...fixed, placeId, batchId, reason }
    },
    labels: 'stockDocuments.issue.repickField',
    onDone: onClose,
  })
  const options = (found?.records ?? [])
    .filter(({ isBlocked, batchId, placeId }) => !isBlocked && !(batchId === pick.batchId && placeId === pick.placeId))
    .map(({ id, name, batchNo, placeCode, onHand, unit }) => ({
      value: id,
      label: t('stockDocuments.create.batch', { name, batchNo, code: placeCode, quantity: onHand, unit }),
    }))
  return (
    <FormDialog of={form} title={t('stockDocuments.issue.repickTitle')} width={480} onClose={onClose}>
      <Fields
        of={form}
        columns={1}
        fields={{
          batchId: { control: <Select options={options} hint={t('stockDocuments.create.chooseBatch')} /> },
          reason: { as: 'line' },
        }}
      />
    </FormDialog>
  )
}
