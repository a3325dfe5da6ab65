import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createReturn, listReturnable, type ReturnableLine } from '#contract/ordering/returns/returns.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { rowsOfLines } from '../parts/rowsOfLines.ts'
import { maxOf, openLines, RequestDraft, requestOf } from './request.ts'
import { returnPath } from './returnColumns.tsx'
import css from './TakeDialog.module.css'

interface RequestDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Dialog to request a return for received goods of an order. */
export function RequestDialog({ orderId, onClose }: RequestDialogProps) {
  const { t } = useTranslation()
  const lines = openLines(useRead(listReturnable, { orderId }).lines)
  if (lines.length > 0) return <RequestForm orderId={orderId} lines={lines} onClose={onClose} />
  return (
    <Dialog title={t('returns.request.title')} onClose={onClose}>
      <Empty illustration="box" title={t('returns.request.none')} reason={t('returns.request.noneReason')} />
    </Dialog>
  )
}

function RequestForm({ orderId, lines, onClose }: RequestDialogProps & { readonly lines: readonly ReturnableLine[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createReturn,
    fixed: { orderId },
    schema: RequestDraft,
    toInput: (draft, fixed) => ({ ...fixed, ...requestOf(draft) }),
    initial: {
      kind: 'refund',
      lines: lines.map(({ orderLineId }) => ({ orderLineId, quantity: 0, amount: '' })),
    },
    labels: 'returns.request.field',
    check: ({ lines: chosen = [], kind }) => ({
      lines: chosen.every(({ quantity }) => quantity === 0)
        ? t('returns.request.nothing')
        : kind === 'allowance' && chosen.some(({ quantity, amount }) => quantity > 0 && amount.trim() === '')
          ? t('returns.request.amounts')
          : undefined,
    }),
    onDone: ({ id }) => {
      toast.success(t('returns.submitted'))
      onClose()
      void navigate(returnPath(id))
    },
  })
  const rows = form.rows('lines', 'returns.request.line')
  const isMoney = form.values.kind === 'allowance'
  return (
    <FormDialog
      of={form}
      title={t('returns.request.title')}
      submit={t('returns.request.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <Fields of={form} fields={{ kind: {}, reason: {} }} />
        <ul>
          {rowsOfLines(lines, rows).map(([line, row]) => (
            <li key={line.orderLineId} className={css['line']}>
              <GoodsName goods={{ ...line, skuId: line.orderLineId }} size={40}>
                <p className={css['note']}>
                  {t('returns.request.returnable', { count: line.returnable, unit: line.unit })}
                </p>
              </GoodsName>
              <div className={css['count']}>
                <span aria-hidden>{t('returns.request.line.quantity')}</span>
                <Quantity
                  name={line.name}
                  min={0}
                  max={line.returnable}
                  value={row.values.quantity ?? 0}
                  onChange={(quantity) => row.set({ quantity })}
                />
              </div>
              {isMoney && (row.values.quantity ?? 0) > 0 && (
                <FormField
                  field={row.field('amount')}
                  as="line"
                  required
                  hint={t('returns.request.tooMuch', { max: maxOf(line, row.values.quantity ?? 0) })}
                />
              )}
            </li>
          ))}
        </ul>
        <ListError error={form.errorAt('lines')} />
        <Fields
          of={form}
          columns={1}
          fields={{
            note: { rows: 3 },
            attachments: { control: <FilesInput schema={createReturn.input.properties.attachments} files={[]} /> },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
