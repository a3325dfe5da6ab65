import { listApproverRoles } from '#contract/approvals.ts'
import { usePeek } from '#web/kit/api.ts'
import { useLocale } from '#web/kit/preferences.ts'

/** The roles that may decide, in the reader's language. */
export function useRoles(): readonly { readonly value: string; readonly label: string }[] {
  const isEnglish = useLocale() === 'en_US'
  const roles = usePeek(listApproverRoles, {}) ?? []
  return roles.map(({ code, name, enName }) => ({ value: code, label: isEnglish && enName !== '' ? enName : name }))
}
