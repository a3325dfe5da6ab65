import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/ordering/addresses.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/Amount.tsx'
import css from './CheckoutTotal.module.css'

interface CheckoutTotalProps {
  readonly order: Checkout
  readonly address: Address | undefined
  readonly children: ReactNode
}

/** What is to be paid, where it goes, and the last step; on a small screen it stands at the bottom. */
export function CheckoutTotal({ order, address, children }: CheckoutTotalProps) {
  const { t } = useTranslation()
  return (
    <section className={`card ${css['total']}`} aria-label={t('ordering.cart.total')}>
      <p className={css['to']}>
        {address &&
          t('ordering.confirm.sendTo', {
            address: `${address.fullAddress} · ${address.consignee} ${maskMobile(address.mobile)}`,
          })}
      </p>
      <dl className={css['sums']}>
        <dt>{t('orders.goodsAmount')}</dt>
        <dd>
          <Amount value={order.goodsAmount} />
        </dd>
        <dt>{t('orders.freight')}</dt>
        <dd>
          <Amount value={order.freight} />
        </dd>
        <dt>{t('orders.taxAmount')}</dt>
        <dd>
          <Amount value={order.taxAmount} />
        </dd>
        <dt className={css['pay']}>{t('ordering.cart.total')}</dt>
        <dd className={css['pay']}>
          <Amount value={order.total} size="total" />
        </dd>
      </dl>
      <div className={css['submit']}>
        <p className={css['bar']} aria-hidden>
          {t('ordering.cart.total')} <Amount value={order.total} />
        </p>
        {children}
      </div>
    </section>
  )
}
