import { useTranslation } from 'react-i18next'
import { type CartLine, removeCart, updateCart } from '#contract/ordering/cart.ts'
import { minus } from '#contract/kit/money.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { canBeChosen, isMendable, isVoid } from './cart.ts'
import css from './CartGroupCard.module.css'
import { useSelection } from './useSelection.ts'

export function CartLineRow({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const select = useSelection()
  const update = useWrite(updateCart, { scope: `cart ${line.lineId}` })
  const remove = useWrite(removeCart)
  const askRemove = useConfirmRemove()
  const isGone = isVoid(line)
  const removeLine = async () => {
    if (await askRemove(t('ordering.cart.removeOne', { name: line.name }))) remove.mutate({ lineIds: [line.lineId] })
  }
  return (
    <li className={`${css['line']} ${isGone ? css['gone'] : ''}`}>
      <Checkbox
        alone
        label={t('ordering.cart.selectLine', { name: line.name })}
        checked={line.selected && canBeChosen(line)}
        disabled={!canBeChosen(line)}
        onChange={(selected) => select.mutate({ lineIds: [line.lineId], selected })}
      />
      <div className={css['goods']}>
        <GoodsName goods={line} size={72}>
          <Marks line={line} />
        </GoodsName>
      </div>
      <div className={css['price']}>
        <Amount value={line.price} />
        {line.priceSource !== null && <small>{t(`orders.source.${line.priceSource}`)}</small>}
      </div>
      <div className={css['quantity']}>
        {isGone && line.problem !== null ? (
          <Tag>{t(`orders.problem.${line.problem}`)}</Tag>
        ) : (
          <Quantity
            name={line.name}
            value={update.isPending ? update.variables.quantity : line.quantity}
            onChange={(quantity) => update.mutate({ lineId: line.lineId, quantity })}
            min={line.minQty}
            max={Math.max(line.available, line.minQty)}
          />
        )}
      </div>
      <div className={css['amount']}>
        <small>{t('ordering.cart.subtotal')}</small> {isGone ? '–' : <Amount value={line.amount} />}
      </div>
      <Button variant="text" className={css['remove'] ?? ''} busy={remove.isPending} onClick={() => void removeLine()}>
        {t('ordering.cart.remove')}
      </Button>
    </li>
  )
}

/** Price changes and problems of a line. */
function Marks({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const { problem, priceChange, price, addedPrice, unit } = line
  const change =
    priceChange !== null && price !== null && addedPrice !== null
      ? formatMoney(priceChange === 'up' ? minus(price, addedPrice) : minus(addedPrice, price))
      : null
  return (
    <p className={css['marks']}>
      {isMendable(line) && problem === 'short' && (
        <Tag tone="warn">{t('ordering.cart.left', { count: line.available, unit })}</Tag>
      )}
      {problem === 'belowMinimum' && <Tag tone="warn">{t('ordering.cart.minimum', { count: line.minQty, unit })}</Tag>}
      {change !== null && priceChange !== null && (
        <Tag tone={priceChange === 'up' ? 'warn' : 'ok'}>{t(`ordering.cart.${priceChange}`, { by: `¥${change}` })}</Tag>
      )}
    </p>
  )
}
