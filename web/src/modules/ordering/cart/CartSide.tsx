import { useIsMutating } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Cart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { useRestrictedAction } from '#web/kit/session/restriction.ts'
import { useMay } from '#web/kit/client/me.ts'
import { ApprovalChain } from '#web/modules/approvals/ApprovalChain.tsx'
import { FundMeters } from '#web/modules/ordering/parts/FundMeters.tsx'
import { mergedChain } from '#web/modules/approvals/rounds.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { chosenIds } from './cart.ts'
import css from './CartSide.module.css'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { fundUses } from '#web/modules/ordering/checkout/checkout.ts'

/** Totals, effect on the budget, and expected approvers. */
export function CartSide({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  return (
    <aside className={css['side']}>
      <Section title={t('ordering.cart.summary')}>
        <dl className={css['sums']}>
          <Sum label={t('ordering.cart.chosen')}>{t('orders.kinds', { count: cart.kinds, pieces: cart.pieces })}</Sum>
          <Sum label={t('orders.goodsAmount')}>
            <Amount value={cart.goodsAmount} />
          </Sum>
          {Number(cart.saved) > 0 && (
            <Sum label={t('ordering.cart.saved')}>
              <span className={css['saved']}>
                <Amount value={cart.saved} />
              </span>
            </Sum>
          )}
          <Sum label={t('orders.freight')}>
            <Amount value={cart.freight} />
          </Sum>
        </dl>
        <p className={css['total']}>
          <span>{t('ordering.cart.total')}</span>
          <Amount value={cart.total} size="total" />
        </p>
        <p className={css['note']}>{t('ordering.cart.totalNote')}</p>
        <CheckoutButton cart={cart} />
      </Section>
      <Preview cart={cart} />
    </aside>
  )
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CheckoutButton({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const may = useMay()
  const leave = useLeaveWhenWritten('/confirmOrder')
  const restricted = useRestrictedAction()('order.submit')
  if (restricted)
    return (
      <Button variant="solid" size="xl" block onClick={restricted}>
        {t('ordering.cart.checkout')}
      </Button>
    )
  if (!may('order.submit')) return null
  if (cart.kinds === 0 || cart.unreviewed > 0)
    return (
      <Tooltip text={cart.kinds === 0 ? t('ordering.cart.nothingChosen') : ''}>
        <Button size="xl" block disabled>
          {t('ordering.cart.checkout')}
        </Button>
      </Tooltip>
    )
  return (
    <ButtonLink variant="solid" size="xl" block to="/confirmOrder" onClick={leave}>
      {t('ordering.cart.checkout')}
    </ButtonLink>
  )
}

/** Delays navigation until pending selections are saved, because the next page reads them from the server. */
function useLeaveWhenWritten(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const isWriting = useIsMutating() > 0
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (isLeaving && !isWriting) void navigate(to)
  }, [isLeaving, isWriting, navigate, to])
  return (event) => {
    if (!isWriting) return
    event.preventDefault()
    setIsLeaving(true)
  }
}

/** Budget and expected approval of the current selection. */
function Preview({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const may = useMay()
  const cartLineIds = chosenIds(cart)
  const isEnabled = may('order.submit') && cartLineIds.length > 0
  const preview = useOptionalRead(checkout, { cartLineIds }, isEnabled)
  if (!isEnabled || !preview) return null
  return (
    <>
      {preview.funds.length > 0 && (
        <section className={`card ${css['pad']}`} aria-label={t('orders.fund.title')}>
          <FundMeters funds={fundUses(preview.funds)} />
        </section>
      )}
      <Section title={t('approvalProgress.expected')}>
        <ApprovalChain nodes={mergedChain(preview.groups.map(({ approval }) => approval))} />
      </Section>
    </>
  )
}

/** Checkout bar of small screens, with the total, at the bottom. */
export function CheckoutBar({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={css['bar']}>
      {children}
      <span className={css['barTotal']}>
        <small>{t('orders.kinds', { count: cart.kinds, pieces: cart.pieces })}</small>
        <Amount value={cart.total} size="tile" />
      </span>
      <CheckoutButton cart={cart} />
    </div>
  )
}
