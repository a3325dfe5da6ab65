import { type PermissionId, restrictedFunctions } from '#contract/restrictions/functions.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Name of a function in the person's language. */
export function useFunctionName(): (id: PermissionId) => string {
  const english = useLocale() === 'en_US'
  return (id) => restrictedFunctions[id].name[english ? 1 : 0]
}
