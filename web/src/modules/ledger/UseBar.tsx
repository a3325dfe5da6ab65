import { useTranslation } from 'react-i18next'
import { units } from '#contract/kit/money.ts'
import type { Fund } from '#contract/ledger/ledger.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import css from './UseBar.module.css'

const parts = ['committed', 'reserved', 'available'] as const

/** Committed, reserved and remaining amounts, as a bar and in figures. */
export function UseBar({ fund }: { readonly fund: Fund }) {
  const { t } = useTranslation()
  return (
    <div className={css['use']}>
      <div className={css['bar']} aria-hidden>
        {parts.map((part) => (
          <i key={part} className={css[part]} style={{ width: `${shareOf(fund[part], fund.amount)}%` }} />
        ))}
      </div>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt className={css[part]}>{t(`budgets.${part}`)}</dt>
            <dd>
              <Amount value={fund[part]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Approximate percentage for the bar; the figures beside it are exact. */
function shareOf(part: string, amount: string): number {
  const whole = units(amount)
  return whole > 0n ? Number((units(part) * 1000n) / whole) / 10 : 0
}
