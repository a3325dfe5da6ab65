import { useTranslation } from 'react-i18next'
import { formatLarge, formatMoney } from '#contract/kit/format.ts'
import { compare } from '#contract/kit/money.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Formats a large amount: in Chinese in 万 and 亿, otherwise without cents. */
export function useLargeAmount(): (amount: string) => string {
  const { t } = useTranslation()
  const isChinese = useLocale() === 'zh_CN'
  return (amount) => {
    if (!isChinese || compare(amount, '10000') < 0) return t('common.currency') + formatMoney(amount).split('.')[0]
    const { figure, unit } = formatLarge(amount)
    return t('common.currency') + figure + unit
  }
}
