import { useTranslation } from 'react-i18next'
import { acceptOrders, mostAtOnce } from '#contract/ordering/manyAtOnce.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useTellResults } from '#web/modules/ordering/parts/useTellResults.ts'

interface AcceptManyProps {
  readonly orders: readonly OrderSummary[]
  readonly onDone: () => void
}

/** Accepts the selected orders, each as agreed. */
export function AcceptMany({ orders, onDone }: AcceptManyProps) {
  const { t } = useTranslation()
  const tell = useTellResults()
  const accept = useWrite(acceptOrders, {
    onDone: ({ results }) => {
      tell(results)
      onDone()
    },
  })
  const count = orders.length
  const onAccept = async () => {
    const isSure = await confirm({
      title: t('orders.many.accept', { count }),
      text: t('fulfilment.accept.text'),
      ok: t('action.accept'),
      cancel: t('common.cancel'),
    })
    if (isSure) accept.mutate({ orders: orders.map(({ orderId, version }) => ({ orderId, version })) })
  }
  if (count > mostAtOnce) return <span>{t('orders.many.max', { max: mostAtOnce })}</span>
  return (
    <Button variant="text" busy={accept.isPending} onClick={() => void onAccept()}>
      {t('action.accept')}
    </Button>
  )
}
