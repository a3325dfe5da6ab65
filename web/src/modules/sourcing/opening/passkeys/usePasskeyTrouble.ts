import { useTranslation } from 'react-i18next'
import { passkeyTroubleOf } from './trouble.ts'

/** What to say about a passkey that came to nothing; undefined where nothing did. */
export function usePasskeyTrouble(error: Error | null): string | undefined {
  const { t } = useTranslation()
  if (!error) return undefined
  const trouble = passkeyTroubleOf(error)
  return trouble ? t(`openerPasskeys.trouble.${trouble}`) : error.message
}
