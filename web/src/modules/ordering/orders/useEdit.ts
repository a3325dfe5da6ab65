import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { changesOf, draftOf, OrderDraft } from './edit.ts'

/** The change, and the submission of what was changed where that is asked for. */
export function useEdit(order: OrderDetail, onClose: () => void) {
  const { t } = useTranslation()
  const { orderId, version } = order
  const submits = useRef(false)
  const move = useWrite(moveOrder, { onDone: () => toast.success(t('ordering.move.done.submit')) })
  const form = useForm({
    route: editOrder,
    fixed: { orderId, version },
    schema: OrderDraft,
    toInput: (draft, fixed) => ({ ...fixed, ...changesOf(order, draft) }),
    initial: draftOf(order),
    fromNewest: (newest) => draftOf(newest as unknown as OrderDetail),
    labels: 'ordering.edit.field',
    check: ({ lines = [] }) => ({
      lines: lines.every(({ quantity }) => quantity === 0) ? t('ordering.edit.allOut') : undefined,
    }),
    onDone: (edited) => {
      if (submits.current) move.mutate({ orderId, action: 'submit', version: edited.version })
      else toast.success(t('ordering.edit.done'))
      onClose()
    },
  })
  const saveAndSubmit = () => {
    submits.current = true
    form.submit()
  }
  return { form, saveAndSubmit }
}
