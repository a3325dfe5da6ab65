import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Cart, listCart, removeCart, selectCart } from '#contract/ordering/cart.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { canBeChosen, chosenIds, chosenOf, isVoid, linesOf, type Show, shows, shownLines } from './cart.ts'
import { CartGroupCard } from './CartGroupCard.tsx'
import css from './CartPage.module.css'
import { CartSide, CheckoutBar } from './CartSide.tsx'
import { OrderPath } from './OrderPath.tsx'

/** What I mean to buy, by vendor, at today's prices and stock. */
export function CartPage() {
  const { t } = useTranslation()
  const cart = useRead(listCart, {})
  return (
    <Page title={t('ordering.cart.title')} actions={<OrderPath at="cart" />}>
      {cart.unreviewed > 0 && <Blocked count={cart.unreviewed} />}
      {cart.groups.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </Page>
  )
}

function Blocked({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  return (
    <div className={css['blocked']}>
      <Alert tone="warn" action={<Link to="/orderManagement_list?tab=commenting">{t('ordering.cart.toComment')}</Link>}>
        {t('ordering.cart.blocked', { count })}
      </Alert>
    </div>
  )
}

function EmptyCart() {
  const { t } = useTranslation()
  return (
    <div className="card">
      <Empty
        illustration="cart"
        title={t('ordering.cart.empty')}
        reason={t('ordering.cart.emptyReason')}
        action={
          <ButtonLink variant="solid" to="/mall">
            {t('ordering.cart.toMall')}
          </ButtonLink>
        }
      />
    </div>
  )
}

function FullCart({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const [show, setShow] = useState<Show>('all')
  const lines = linesOf(cart)
  const shown = new Set(shownLines(lines, show).map(({ lineId }) => lineId))
  const groups = cart.groups
    .map((group) => ({ ...group, shown: group.lines.filter(({ lineId }) => shown.has(lineId)) }))
    .filter((group) => group.shown.length > 0)
  return (
    <>
      <div className={css['tools']}>
        <Segmented
          label={t('ordering.cart.show')}
          value={show}
          onChange={setShow}
          options={shows.map((value) => ({
            value,
            label: (
              <>
                {t(`ordering.cart.${value}`)} <small>{shownLines(lines, value).length}</small>
              </>
            ),
          }))}
        />
        <Removals cart={cart} />
      </div>
      <div className={css['layout']}>
        <div className={css['groups']}>
          <SelectAll cart={cart} titles />
          {groups.length === 0 && (
            <div className="card">
              <Empty title={t('ordering.cart.noneHere')} />
            </div>
          )}
          {groups.map((group) => (
            <CartGroupCard key={group.supplierId} group={group} lines={group.shown} />
          ))}
        </div>
        <CartSide cart={cart} />
      </div>
      <CheckoutBar cart={cart}>
        <SelectAll cart={cart} />
      </CheckoutBar>
    </>
  )
}

function SelectAll({ cart, titles = false }: { readonly cart: Cart; readonly titles?: boolean }) {
  const { t } = useTranslation()
  const select = useWrite(selectCart)
  const lines = linesOf(cart)
  const checked = select.isPending ? select.variables.selected : chosenOf(lines)
  const box = (
    <Checkbox
      checked={checked}
      label={t('ordering.cart.selectAll')}
      disabled={!lines.some(canBeChosen)}
      onChange={(selected) => select.mutate({ selected })}
    />
  )
  if (!titles) return box
  return (
    <div className={`card ${css['titles']}`}>
      {box}
      <span aria-hidden>{t('orders.price')}</span>
      <span aria-hidden>{t('orders.quantity')}</span>
      <span aria-hidden>{t('ordering.cart.subtotal')}</span>
      <span aria-hidden>{t('common.actions')}</span>
    </div>
  )
}

/** Takes out what was chosen, or what can no longer be ordered. */
function Removals({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const remove = useWrite(removeCart)
  const askRemove = useConfirmRemove()
  const gone = linesOf(cart).filter(isVoid)
  const chosen = chosenIds(cart)
  const removeAll = async (lineIds: string[], question: string) => {
    if (await askRemove(question)) remove.mutate({ lineIds })
  }
  return (
    <div className={css['removals']}>
      {chosen.length > 0 && (
        <Button
          variant="text"
          onClick={() => void removeAll(chosen, t('ordering.cart.removeMany', { count: chosen.length }))}
        >
          {t('ordering.cart.removeChosen')}
        </Button>
      )}
      {gone.length > 0 && (
        <Button
          variant="text"
          onClick={() =>
            void removeAll(
              gone.map(({ lineId }) => lineId),
              t('ordering.cart.removeVoid', { count: gone.length }),
            )
          }
        >
          {t('ordering.cart.clear')}
        </Button>
      )}
    </div>
  )
}
