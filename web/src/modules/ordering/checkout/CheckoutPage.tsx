import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { listCart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { mostPoints } from '#contract/ledger/points.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { chosenIds } from '#web/modules/ordering/cart/cart.ts'
import { isEmptyWish, type Wish } from './checkout.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { OrderPath } from '#web/modules/ordering/cart/OrderPath.tsx'

/** Checkout page: for the lines of the search params; without them, for the selected lines of the cart. */
export function CheckoutPage() {
  const { t } = useTranslation()
  const [{ lines, cartLineIds }] = useQueryOf(checkout)
  return (
    <Page title={t('ordering.confirm.title')} actions={<OrderPath at="confirm" />}>
      {lines === undefined && cartLineIds === undefined ? (
        <FromCart />
      ) : (
        <Confirm first={lines === undefined ? { cartLineIds: cartLineIds ?? [] } : { lines }} />
      )}
    </Page>
  )
}

/** Selection at the time of opening: later changes are shown, not dropped. */
function FromCart() {
  const cart = useRead(listCart, {})
  const [cartLineIds] = useState(() => chosenIds(cart))
  return <Confirm first={{ cartLineIds }} />
}

function Confirm({ first }: { readonly first: Wish }) {
  const { t } = useTranslation()
  const [wish, setWish] = useState(first)
  if (isEmptyWish(wish))
    return (
      <div className="card">
        <Empty
          illustration="cart"
          title={t('ordering.confirm.nothing')}
          reason={t('ordering.confirm.nothingReason')}
          action={<ButtonLink to="/myCart">{t('ordering.confirm.toCart')}</ButtonLink>}
        />
      </div>
    )
  return <Loaded wish={wish} onWish={setWish} />
}

interface LoadedProps {
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

function Loaded({ wish, onWish }: LoadedProps) {
  const [method, setMethod] = useState<PaymentMethod>()
  const [usesPoints, setUsesPoints] = useState(false)
  const order = useRead(checkout, {
    ...wish,
    ...(method === undefined ? {} : { paymentMethod: method }),
    ...(usesPoints ? { points: mostPoints } : {}),
  })
  const addresses = useRead(queryReceiverAddress, {})
  const titles = useRead(listInvoiceTitles, {})
  return (
    <CheckoutForm
      order={order}
      addresses={addresses}
      titles={titles}
      wish={wish}
      onWish={onWish}
      method={method ?? order.paymentMethods.find(({ enabled }) => enabled)?.method}
      onMethod={setMethod}
      onPoints={setUsesPoints}
    />
  )
}
