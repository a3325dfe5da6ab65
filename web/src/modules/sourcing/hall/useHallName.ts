import { useTranslation } from 'react-i18next'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

export function useHallName(kind: ProjectKind | undefined): string {
  const { t } = useTranslation()
  return kind === undefined ? t('hall.title') : t(`shell.halls.${kind}`)
}
