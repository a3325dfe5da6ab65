import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { troubleOf } from './trouble.ts'

/** Why something was not done: what this browser found, or what the server refused. */
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
