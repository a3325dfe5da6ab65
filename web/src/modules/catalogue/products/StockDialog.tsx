import { type FormEvent, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProduct, type ProductDetail, setStock } from '#contract/catalogue/products.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from './Products.module.css'

interface StockDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Sets what is on hand of each SKU of a product. */
export function StockDialog(props: StockDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('products.stockTitle')} width={600} onClose={props.onClose}>
      <Suspense fallback={<Skeleton rows={3} />}>
        <Stock {...props} />
      </Suspense>
    </Dialog>
  )
}

function Stock({ id, onClose }: StockDialogProps) {
  const { t } = useTranslation()
  const { stock } = useRead(getProduct, { id })
  if (stock.length === 0) return <Empty title={t('common.none')} />
  return <StockForm stock={stock} onClose={onClose} />
}

function StockForm({ stock, onClose }: { readonly stock: ProductDetail['stock']; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const write = useWrite(setStock)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const changed = stock
    .filter(({ skuId, onHand }) => (counts[skuId] ?? onHand) !== onHand)
    .map(({ skuId }) => ({ skuId, onHand: counts[skuId]! }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate({ stock: changed }, { onSuccess: () => (toast.success(t('products.saved')), onClose()) })
  }
  return (
    <form id={form} onSubmit={onSubmit}>
      <p className={css['say']}>{t('products.stockText')}</p>
      <ul className={css['stock']}>
        {stock.map(({ skuId, supplierSku, onHand, reserved }) => (
          <li key={skuId}>
            <span>{supplierSku}</span>
            <small>{t('products.reserved', { count: reserved })}</small>
            <Quantity
              name={supplierSku}
              min={reserved}
              value={counts[skuId] ?? onHand}
              onChange={(value) => setCounts((all) => ({ ...all, [skuId]: value }))}
            />
          </li>
        ))}
      </ul>
      <div className={css['buttons']}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="solid" disabled={changed.length === 0} busy={write.isPending}>
          {t('products.save')}
        </Button>
      </div>
    </form>
  )
}
