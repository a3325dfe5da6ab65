import { useTranslation } from 'react-i18next'
import { removeWatches, setWatch } from '#contract/ordering/lists/goodsWatches.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

interface PriceWatchDialogProps {
  readonly skuId: string
  /** Price that the person sees now; null if the goods are gone. */
  readonly price: string | null
  /** Threshold of the alert that there is. */
  readonly threshold: string | null
  readonly onClose: () => void
}

/** Dialog that sets the price below which a person gets a message, or removes the alert. */
export function PriceWatchDialog({ skuId, price, threshold, onClose }: PriceWatchDialogProps) {
  const { t } = useTranslation()
  const remove = useWrite(removeWatches, { onDone: onClose })
  return (
    <RouteFormDialog
      title={t('priceWatch.title')}
      route={setWatch}
      fixed={{ skuId, kind: 'price' as const }}
      initial={{ threshold: threshold ?? price ?? undefined }}
      labels="priceWatch.form"
      columns={1}
      fields={{ threshold: { hint: t('priceWatch.hint', { price: price === null ? '--' : yuan(price) }) } }}
      note={
        threshold !== null && (
          <p>
            {t('priceWatch.isSet', { price: yuan(threshold) })}{' '}
            <Button variant="text" busy={remove.isPending} onClick={() => remove.mutate({ skuId, kind: 'price' })}>
              {t('priceWatch.remove')}
            </Button>
          </p>
        )
      }
      onDone={() => toast.success(t('priceWatch.done'))}
      onClose={onClose}
    />
  )
}
