import { formatLarge } from '#contract/kit/format.ts'
import { compare } from '#contract/kit/money.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Formats a large amount: in Chinese in 万 and 亿, otherwise without cents. */
export function useLargeAmount(): (amount: string) => string {
  const isChinese = useLocale() === 'zh_CN'
  return (amount) => {
    if (!isChinese || compare(amount, '10000') < 0) return yuan(amount).split('.')[0]!
    const { figure, unit } = formatLarge(amount)
    return `¥${figure}${unit}`
  }
}
