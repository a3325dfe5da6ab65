import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { changesOf, draftOf, OrderDraft } from './edit.ts'

/** Form of an edit. Saving, also by Enter, never submits the order; a separate button does. */
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
  // Each attempt sets whether it submits, so that a refused one does not affect the next.
  const send = (thenSubmits: boolean) => {
    submits.current = thenSubmits
    form.submit()
  }
  return {
    form: { ...form, submit: () => send(false) },
    saveAndSubmit: order.can.includes('submit') ? () => send(true) : undefined,
  }
}
