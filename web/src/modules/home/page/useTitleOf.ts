import type { Block } from '#contract/home/blocks.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** One of two texts in the person's language; Chinese if the English one is empty. */
export function useChosenText(): (zh: string, en: string) => string {
  const isEnglish = useLocale() === 'en_US'
  return (zh, en) => (isEnglish && en !== '' ? en : zh)
}

export function useTitleOf(): (block: Pick<Block, 'title' | 'enTitle'>) => string {
  const textOf = useChosenText()
  return ({ title, enTitle }) => textOf(title, enTitle)
}
