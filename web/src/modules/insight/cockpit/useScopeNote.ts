import { useTranslation } from 'react-i18next'
import type { Cockpit } from '#contract/insight/cockpit.ts'

/** What the figures of a cockpit cover. */
export function useScopeNote(cockpit: Pick<Cockpit, 'deptId' | 'deptName' | 'units'> | undefined): string {
  const { t } = useTranslation()
  if (!cockpit) return ''
  const { deptId, deptName, units } = cockpit
  return deptId === null
    ? t('insight.cockpit.tenant', { count: units })
    : t('insight.cockpit.units', { name: deptName, count: units })
}
