import { useTranslation } from 'react-i18next'
import { units } from '#contract/kit/money.ts'
import type { PayingKind } from '#contract/ledger/ledger.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import css from './FundMeters.module.css'

export interface FundUse {
  readonly kind: PayingKind
  readonly name: string
  readonly amount: string
  /** Used by others. */
  readonly used: string
  /** Used by this order. */
  readonly here: string
  /** Left after this order; below zero if insufficient. */
  readonly left: string
}

/** Use of budgets and quotas: used before, by this order, and left. */
export function FundMeters({ funds }: { readonly funds: readonly FundUse[] }) {
  return funds.map((fund) => <FundMeter key={`${fund.kind} ${fund.name}`} fund={fund} />)
}

function FundMeter({ fund: { kind, name, amount, used, here, left } }: { readonly fund: FundUse }) {
  const { t } = useTranslation()
  const isShort = units(left) < 0n
  return (
    <div className={css['fund']}>
      <p className={css['name']}>
        <span>{t(`orders.fund.${kind}`)}</span>
        <span className="one">{name}</span>
      </p>
      <div className={css['meter']} aria-hidden>
        <i style={{ width: `${share(used, amount)}%` }} />
        <i style={{ width: `${share(here, amount)}%` }} className={isShort ? css['short'] : undefined} />
      </div>
      <dl className={css['figures']}>
        <Figure label={t('orders.fund.used')} value={used} />
        <Figure label={t('orders.fund.here')} value={here} />
        <Figure label={t('orders.fund.left')} value={left} />
      </dl>
      {isShort && <Alert tone="err">{t(`orders.fund.short.${kind}`)}</Alert>}
    </div>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  )
}

/** Percentage for the bar. */
const share = (part: string, whole: string): number =>
  units(whole) <= 0n ? 0 : Math.min(100, Number((units(part) * 1000n) / units(whole)) / 10)
