import { useTranslation } from 'react-i18next'
import { useMay } from '#web/kit/client/me.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'

/** Empty state of a supplier without orders. */
export function NoSupplierOrders() {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <Empty
      illustration="box"
      title={t('orders.none')}
      reason={t('fulfilment.noneReason')}
      action={may('product.manage') && <ButtonLink to="/supplierProducts">{t('fulfilment.toProducts')}</ButtonLink>}
    />
  )
}
