import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProduct, type ProductDetail, setStock } from '#contract/catalogue/products.ts'
import { useRead } from '#web/kit/client/api.ts'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from './Products.module.css'

interface StockDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Dialog that sets the stock on hand of a product's SKUs. */
export function StockDialog(props: StockDialogProps) {
  const { t } = useTranslation()
  const waiting = (
    <Dialog title={t('products.stockTitle')} width={600} onClose={props.onClose}>
      <Skeleton rows={3} />
    </Dialog>
  )
  return (
    <Suspense fallback={waiting}>
      <Stock {...props} />
    </Suspense>
  )
}

function Stock({ id, onClose }: StockDialogProps) {
  const { t } = useTranslation()
  const { stock } = useRead(getProduct, { id })
  if (stock.length > 0) return <StockForm stock={stock} onClose={onClose} />
  return (
    <Dialog title={t('products.stockTitle')} width={600} onClose={onClose}>
      <Empty title={t('common.none')} />
    </Dialog>
  )
}

interface StockFormProps {
  readonly stock: ProductDetail['stock']
  readonly onClose: () => void
}

function StockForm({ stock: newest, onClose }: StockFormProps) {
  const { t } = useTranslation()
  // Stock when the form was opened: a sale meanwhile does not count as a change of the form.
  const [stock] = useState(newest)
  const form = useForm({
    route: setStock,
    toInput: ({ stock: counted }) => ({
      stock: counted.filter(({ onHand }, index) => onHand !== stock[index]!.onHand),
    }),
    initial: { stock: stock.map(({ skuId, onHand }) => ({ skuId, onHand })) },
    labels: 'products.stockField',
    onDone: () => {
      toast.success(t('products.saved'))
      onClose()
    },
  })
  const rows = form.rows('stock', 'products.stockLine').items
  return (
    <FormDialog of={form} title={t('products.stockTitle')} disabled={!form.isDirty} onClose={onClose}>
      <p className={css['say']}>{t('products.stockText')}</p>
      <ul className={css['stock']}>
        {stock.map(({ skuId, supplierSku, reserved }, index) => {
          const { value, onChange } = rows[index]!.field('onHand')
          return (
            <li key={skuId}>
              <span>{supplierSku}</span>
              <small>{t('products.reserved', { count: reserved })}</small>
              <Quantity name={supplierSku} min={reserved} value={Number(value)} onChange={onChange} />
            </li>
          )
        })}
      </ul>
    </FormDialog>
  )
}
