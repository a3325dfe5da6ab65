import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import { functionOfPermission, restrictedFunctions } from '#contract/restrictions/functions.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { useMe } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'

/** Application to restore restricted functions. */
export const restorePath = '/permissionRestore?apply=1'

/** Notice of a permission that operators have withdrawn for a time; undefined if they have not. */
export function useRestriction(): (permission: Permission) => string | undefined {
  const { t } = useTranslation()
  const me = useMe()
  return (permission) => {
    const id = functionOfPermission(permission)
    if (id === undefined || !me?.disabledPermIds.includes(id)) return undefined
    return t('common.restricted.text', { name: restrictedFunctions[id].name[languageTag() === 'en' ? 1 : 0] })
  }
}

/**
 * Handler of a button whose permission is restricted: says so, and leads to the application. Undefined without a
 * restriction: the button then depends on the permission alone.
 */
export function useRestrictedAction(): (permission: Permission) => (() => void) | undefined {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restriction = useRestriction()
  return (permission) => {
    const text = restriction(permission)
    if (text === undefined) return undefined
    const explain = async () => {
      const words = {
        title: t('common.restricted.title'),
        ok: t('common.restricted.apply'),
        cancel: t('common.cancel'),
      }
      if (await confirm({ ...words, text })) await navigate(restorePath)
    }
    return () => void explain()
  }
}
