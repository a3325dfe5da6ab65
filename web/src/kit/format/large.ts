import { formatCount, formatLarge } from '#contract/kit/format.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Formats a count of statistics; in Chinese with 万 and 亿. */
export function useLarge(): (count: number) => string {
  const isChinese = useLocale() === 'zh_CN'
  return (count) => {
    if (!isChinese || count < 10_000) return formatCount(count)
    const { figure, unit } = formatLarge(String(count))
    return figure + unit
  }
}
