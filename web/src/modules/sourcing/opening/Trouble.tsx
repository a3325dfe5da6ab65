import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { troubleOf } from './trouble.ts'

/** Error of a step: found in this browser, or a refusal of the server. */
export function Trouble({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation()
  if (!error) return null
  const trouble = troubleOf(error) ?? 'other'
  return (
    <Alert tone="err" isAlert title={t('opening.trouble.title')}>
      {error instanceof Refused ? error.message : t(`opening.trouble.${trouble}`)}
    </Alert>
  )
}
