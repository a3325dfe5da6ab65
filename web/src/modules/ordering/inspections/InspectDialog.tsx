import { useTranslation } from 'react-i18next'
import { createInspection, type Inspection, type InspectionLine } from '#contract/ordering/delivery/inspections.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormField, Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { rowsOfLines } from '#web/modules/ordering/parts/rowsOfLines.ts'
import css from '#web/modules/ordering/receipts/ReceiveLine.module.css'
import { type Decided, InspectionDraft, inspectionOf } from './inspection.ts'

interface InspectDialogProps {
  readonly inspection: Inspection
  readonly onClose: () => void
}

/** Dialog that accepts and rejects goods that were taken in; what is left at zero waits. */
export function InspectDialog({ inspection, onClose }: InspectDialogProps) {
  const { t } = useTranslation()
  const open = inspection.lines.filter((line) => line.open > 0)
  const form = useForm({
    route: createInspection,
    fixed: { receiptId: inspection.receiptId },
    schema: InspectionDraft,
    toInput: (draft, fixed) => ({ ...fixed, ...inspectionOf(draft) }),
    initial: {
      lines: open.map((line) => ({ orderLineId: line.orderLineId, accepted: line.open, rejected: 0, reason: '' })),
    },
    labels: 'inspections.form',
    check: ({ lines = [] }) => ({
      lines: lines.every(({ accepted, rejected }) => accepted + rejected === 0) ? t('inspections.nothing') : undefined,
      ...Object.fromEntries(
        lines.map(({ rejected, reason }, index) => [
          `lines.${index}.reason`,
          rejected > 0 && reason.trim() === ''
            ? t('common.check.required', { label: t('inspections.line.reason') })
            : undefined,
        ]),
      ),
    }),
    onDone: () => {
      toast.success(t('inspections.done'))
      onClose()
    },
  })
  const rows = form.rows('lines', 'inspections.line')
  return (
    <FormDialog
      of={form}
      title={t('inspections.inspectTitle', { receiptNo: inspection.receiptNo })}
      submit={t('inspections.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p>{t('inspections.lead')}</p>
        <ul>
          {rowsOfLines(open, rows).map(([line, row]) => (
            <Line key={line.orderLineId} line={line} of={row} />
          ))}
        </ul>
        <ListError error={form.errorAt('lines')} />
        <Fields
          of={form}
          columns={1}
          fields={{
            remark: { as: 'line', placeholder: t('common.optional') },
            attachments: { hint: t('inspections.attachmentsHint') },
          }}
        />
      </Stack>
    </FormDialog>
  )
}

function Line({ line, of: decided }: { readonly line: InspectionLine; readonly of: FormPart<Decided> }) {
  const { t } = useTranslation()
  const { accepted = 0, rejected = 0 } = decided.values
  return (
    <li className={css['line']}>
      <GoodsName goods={line} size={40}>
        <p className={css['open']}>
          {t('inspections.open', { count: line.open })}
          {line.batchNo !== '' && ` · ${t('orders.delivery.batch', { batchNo: line.batchNo })}`}
        </p>
      </GoodsName>
      <div className={css['count']}>
        <span aria-hidden>{t('inspections.line.accepted')}</span>
        <Quantity
          name={`${t('inspections.line.accepted')} ${line.name}`}
          min={0}
          max={line.open - rejected}
          value={accepted}
          onChange={(next) => decided.set({ accepted: next })}
        />
      </div>
      <div className={css['count']}>
        <span aria-hidden>{t('inspections.line.rejected')}</span>
        <Quantity
          name={`${t('inspections.line.rejected')} ${line.name}`}
          min={0}
          max={line.open}
          value={rejected}
          onChange={(next) => decided.set({ rejected: next, accepted: Math.min(accepted, line.open - next) })}
        />
      </div>
      {rejected > 0 && (
        <div className={css['reason']}>
          <FormField field={decided.field('reason')} as="line" required />
          <p className={css['usual']}>
            {t('inspections.usual', { returnObjects: true }).map((one) => (
              <Button key={one} size="sm" onClick={() => decided.set({ reason: one })}>
                {one}
              </Button>
            ))}
          </p>
        </div>
      )}
    </li>
  )
}
