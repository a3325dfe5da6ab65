import { useTranslation } from 'react-i18next'
import { Amount } from '#web/kit/format/Amount.tsx'
import css from './QuoteLines.module.css'
import type { QuoteTotals } from '../quoteOf.ts'

/** Totals of the lines: goods, tax, freight and sum. */
export function QuoteSums({ totals }: { readonly totals: QuoteTotals }) {
  const { t } = useTranslation()
  return (
    <div className={css['sums']}>
      <p>
        {t('quoting.sum.rule')}
        {totals.deliveryDays > 0 && ` ${t('quoting.sum.delivery', { count: totals.deliveryDays })}`}
      </p>
      <dl>
        {(['net', 'tax', 'freight'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`quoting.sum.${name}`)}</dt>
            <dd>
              <Amount value={totals[name]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('quoting.total')}</dt>
          <dd>
            <Amount value={totals.total} size="total" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
