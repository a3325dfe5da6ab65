import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#contract/ordering/cart.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { canBeChosen, chosenOf, linesOf, type Show, shows, shownLines } from './cart.ts'
import { CartGroupCard } from './CartGroupCard.tsx'
import css from './CartPage.module.css'
import { CartSide, CheckoutBar } from './CartSide.tsx'
import { CartRemovals } from './CartRemovals.tsx'
import { useSelectedCart, useSelection } from './useSelection.ts'

export function FullCart({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const [show, setShow] = useState<Show>('all')
  const selected = useSelectedCart(cart)
  const lines = linesOf(selected)
  // Hides filters without results, except the active one.
  const offered = shows.filter((value) => value === 'all' || value === show || shownLines(lines, value).length > 0)
  const shown = new Set(shownLines(lines, show).map(({ lineId }) => lineId))
  const groups = selected.groups
    .map((group) => ({ ...group, shown: group.lines.filter(({ lineId }) => shown.has(lineId)) }))
    .filter((group) => group.shown.length > 0)
  return (
    <>
      <div className={css['tools']}>
        {offered.length > 1 && (
          <Segmented
            label={t('ordering.cart.show')}
            value={show}
            onChange={setShow}
            options={offered.map((value) => ({
              value,
              label: (
                <>
                  {t(`ordering.cart.${value}`)} <small>{shownLines(lines, value).length}</small>
                </>
              ),
            }))}
          />
        )}
        <CartRemovals cart={cart} />
      </div>
      <div className={css['layout']}>
        <div className={css['groups']}>
          <SelectAll cart={selected} titles />
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
        <SelectAll cart={selected} />
      </CheckoutBar>
    </>
  )
}

function SelectAll({ cart, titles = false }: { readonly cart: Cart; readonly titles?: boolean }) {
  const { t } = useTranslation()
  const select = useSelection()
  const lines = linesOf(cart)
  const box = (
    <Checkbox
      checked={chosenOf(lines)}
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
