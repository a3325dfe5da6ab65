import { useTranslation } from 'react-i18next'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { totalsOf } from './batchList.ts'
import css from './BatchList.module.css'
import type { Batch } from './useBatch.ts'

/** Totals of the lines ready for the cart, fixed at the bottom. */
export function BatchFoot({ batch, isBlocked }: { readonly batch: Batch; readonly isBlocked: boolean }) {
  const { t } = useTranslation()
  const { kinds, pieces, amount } = totalsOf(batch.rows)
  return (
    <section className={`card ${css['foot']}`} aria-label={t('ordering.cart.total')} data-form-bar>
      <output className={css['totals']}>
        <span>{t('orders.kinds', { count: kinds, pieces })}</span>
        <Amount value={amount} size="total" />
      </output>
      <Button
        variant="solid"
        size="lg"
        busy={batch.isAdding || batch.isLate}
        disabled={kinds === 0 || isBlocked}
        onClick={batch.addToCart}
      >
        {t('batch.add')}
      </Button>
    </section>
  )
}
