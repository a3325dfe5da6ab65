import { useTranslation } from 'react-i18next'

interface Cycle {
  readonly month: string
  readonly supplement: number
}

/** Name of a cycle by its month: "2026-12 采购计划", or the number of its supplement. */
export function useCycleName() {
  const { t } = useTranslation()
  return ({ month, supplement }: Cycle): string =>
    supplement === 0 ? t('plans.name', { month }) : t('plans.supplementName', { month, count: supplement })
}
