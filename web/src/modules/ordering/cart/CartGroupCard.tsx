import { useTranslation } from 'react-i18next'
import type { CartGroup, CartLine } from '#contract/ordering/cart.ts'
import { formatCents } from '#contract/kit/format.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { canBeChosen, chosenOf, missingToFree } from './cart.ts'
import css from './CartGroupCard.module.css'
import { CartLineRow } from './CartLineRow.tsx'
import { useSelection } from './useSelection.ts'

interface CartGroupCardProps {
  readonly group: CartGroup
  /** Visible lines. */
  readonly lines: readonly CartLine[]
}

/** Cart lines of one vendor, which will be one order. */
export function CartGroupCard({ group, lines }: CartGroupCardProps) {
  const { t } = useTranslation()
  const select = useSelection()
  const open = lines.filter(canBeChosen)
  const isAgreement = open.length > 0 && open.every(({ priceSource }) => priceSource !== 'list')
  return (
    <section className="card" aria-label={group.supplierName}>
      <header className={css['head']}>
        <Checkbox
          alone
          label={t('ordering.cart.selectVendor', { name: group.supplierName })}
          checked={chosenOf(lines)}
          disabled={open.length === 0}
          onChange={(selected) => select.mutate({ lineIds: open.map(({ lineId }) => lineId), selected })}
        />
        <h2>{group.supplierName}</h2>
        {isAgreement && <Tag tone="ok">{t('orders.type.agreement')}</Tag>}
        <Freight group={group} />
      </header>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={line.lineId} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Freight({ group }: { readonly group: CartGroup }) {
  const { t } = useTranslation()
  if (group.freightFreeFrom === null || Number(group.goodsAmount) === 0) return null
  const missing = missingToFree(group)
  return missing === null ? (
    <span className={css['free']}>{t('ordering.cart.free', { from: formatCents(group.freightFreeFrom) })}</span>
  ) : (
    <span className={css['more']}>{t('ordering.cart.more', { more: formatCents(missing) })}</span>
  )
}
