import { useTranslation } from 'react-i18next'
import { useHydrated } from '#web/kit/client/hydration.ts'

/** `getTimezoneOffset` of China Standard Time, in minutes. */
const chinaOffset = -480
const browserOffset = () => new Date().getTimezoneOffset()

/** Says by which clock times are shown, to readers whose device has another; the server does not know the device's. */
export function TimeZoneNote({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation()
  const isElsewhere = useHydrated() && browserOffset() !== chinaOffset
  return isElsewhere ? <span className={className}>{t('shell.timeZone')}</span> : null
}
