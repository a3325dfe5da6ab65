import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/ordering/addresses.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { minus } from '#contract/kit/money.ts'
import { yuanOfPoints } from '#contract/ledger/points.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import css from './CheckoutTotal.module.css'

interface CheckoutTotalProps {
  readonly order: Checkout
  readonly address: Address | undefined
  readonly children: ReactNode
}

/** Total, delivery address and submit button, fixed at the bottom. */
export function CheckoutTotal({ order, address, children }: CheckoutTotalProps) {
  const { t } = useTranslation()
  const payable = minus(order.total, yuanOfPoints(order.points.used))
  return (
    <section className={`card ${css['total']}`} aria-label={t('ordering.cart.total')}>
      <div className={css['parts']}>
        <dl className={css['sums']}>
          {(['goodsAmount', 'freight', 'taxAmount'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`orders.${name}`)}</dt>
              <dd>
                <Amount value={order[name]} />
              </dd>
            </div>
          ))}
          {order.points.used > 0 && (
            <div>
              <dt>{t('ordering.confirm.points.title')}</dt>
              <dd>
                <Amount value={minus('0.00', yuanOfPoints(order.points.used))} />
              </dd>
            </div>
          )}
        </dl>
        <p className={css['to']}>
          {address &&
            t('ordering.confirm.sendTo', {
              address: `${address.fullAddress} · ${address.consignee} ${maskMobile(address.mobile)}`,
            })}
        </p>
      </div>
      <p className={css['pay']}>
        {t('ordering.cart.total')} <Amount value={payable} size="total" />
      </p>
      <div className={css['submit']}>
        <p className={css['bar']} aria-hidden>
          {t('ordering.cart.total')} <Amount value={payable} />
        </p>
        {children}
      </div>
    </section>
  )
}
