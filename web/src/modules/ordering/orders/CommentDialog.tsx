import css from './CommentDialog.module.css'
import { useTranslation } from 'react-i18next'
import { createComment } from '#contract/ordering/comments.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { StarChoice } from '#web/modules/ordering/history/Stars.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { rowsOfLines } from '#web/modules/ordering/parts/rowsOfLines.ts'

interface CommentDialogProps {
  readonly order: Pick<OrderSummary, 'orderId' | 'lines'>
  readonly onClose: () => void
}

/** Dialog to review the goods and the vendor; completes the order. */
export function CommentDialog({ order: { orderId, lines }, onClose }: CommentDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: createComment,
    fixed: { orderId },
    initial: { lines: lines.map(({ orderLineId }) => ({ orderLineId })) },
    labels: 'ordering.comment.field',
    onDone: () => {
      toast.success(t('ordering.comment.done'))
      onClose()
    },
  })
  const rows = form.rows('lines', 'ordering.comment.line')
  return (
    <FormDialog of={form} title={t('ordering.comment.title')} submit={t('ordering.comment.submit')} onClose={onClose}>
      {rowsOfLines(lines, rows).map(([line, row]) => {
        const field = (name: 'score' | 'text' | 'pictures') => {
          const state = row.field(name)
          return { field: { ...state, label: `${state.label} ${line.name}` }, hideLabel: true }
        }
        return (
          <div key={line.orderLineId} className={css['line']}>
            <GoodsName goods={line} size={40} />
            <FormField {...field('score')} control={<StarChoice />} />
            <FormField {...field('text')} rows={2} placeholder={t('ordering.comment.line.text')} />
            <FormField {...field('pictures')} />
          </div>
        )
      })}
      <h3 className={css['whole']}>{t('ordering.comment.whole')}</h3>
      <Fields
        of={form}
        fields={{
          service: { control: <StarChoice /> },
          logistics: { control: <StarChoice /> },
          anonymous: { wide: true },
        }}
      />
    </FormDialog>
  )
}
