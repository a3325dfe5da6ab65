import { useTranslation } from 'react-i18next'
import type { Delivery } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipts, mostAtOnce } from '#contract/ordering/manyAtOnce.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useTellResults } from '#web/modules/ordering/parts/useTellResults.ts'

interface ReceiveManyProps {
  readonly deliveries: readonly Delivery[]
  readonly onDone: () => void
}

/** Receives all that is open of the selected deliveries, as accepted. */
export function ReceiveMany({ deliveries, onDone }: ReceiveManyProps) {
  const { t } = useTranslation()
  const tell = useTellResults()
  const receive = useWrite(createReceipts, {
    onDone: ({ results }) => {
      tell(results)
      onDone()
    },
  })
  const count = deliveries.length
  const onReceive = async () => {
    const isSure = await confirm({
      title: t('orders.many.receive', { count }),
      text: t('orders.many.receiveText'),
      ok: t('action.receive'),
      cancel: t('common.cancel'),
    })
    if (isSure) receive.mutate({ deliveryIds: deliveries.map(({ deliveryId }) => deliveryId) })
  }
  if (count > mostAtOnce) return <span>{t('orders.many.max', { max: mostAtOnce })}</span>
  return (
    <Button variant="text" busy={receive.isPending} onClick={() => void onReceive()}>
      {t('action.receive')}
    </Button>
  )
}
