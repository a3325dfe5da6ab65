import { useTranslation } from 'react-i18next'
import { passkeyTroubleOf } from './trouble.ts'

/** Message for a failed passkey; undefined without an error. */
export function usePasskeyTrouble(error: Error | null): string | undefined {
  const { t } = useTranslation()
  if (!error) return undefined
  const trouble = passkeyTroubleOf(error)
  return trouble ? t(`openerPasskeys.trouble.${trouble}`) : error.message
}
