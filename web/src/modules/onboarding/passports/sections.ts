import { useTranslation } from 'react-i18next'
import type { PassportSection } from '#contract/onboarding/passports.ts'

/** Names of sections, one after the other. */
export function useSections(): (sections: readonly PassportSection[]) => string {
  const { t } = useTranslation()
  return (sections) => sections.map((section) => t(`myPassport.sectionNames.${section}`)).join(t('myPassport.and'))
}
