import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'

const EVERY_SECONDS = 60
const TICK_MS = 250

interface SmsCodeButtonProps {
  /** Time of the last code in milliseconds. */
  readonly sentAt: number | undefined
  readonly busy: boolean
  /** No valid number yet. */
  readonly disabled?: boolean
  /** Height of the field beside it. */
  readonly size?: 'md' | 'lg'
  readonly onPress: () => void
}

/** Requests a code, then counts down a minute. */
export function SmsCodeButton({ sentAt, busy, disabled = false, size = 'lg', onPress }: SmsCodeButtonProps) {
  const { t } = useTranslation()
  const left = useSecondsLeft(sentAt)
  return (
    <Button size={size} block disabled={disabled || left > 0} busy={busy} onClick={onPress}>
      {left > 0 ? t('sms.wait', { count: left }) : t('sms.get')}
    </Button>
  )
}

const secondsLeft = (sentAt: number | undefined, now: number) =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil(EVERY_SECONDS - (now - sentAt) / 1000))

function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(sentAt, Math.max(now, sentAt ?? 0))
  const isCounting = left > 0
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return left
}

/** Time of the previous code, computed from the remaining seconds in the refusal. */
export function sentBefore(error: unknown): number | undefined {
  if (!(error instanceof Refused) || !error.is('sms.tooSoon')) return undefined
  const { seconds } = error.facts as { seconds: number }
  return Date.now() - (EVERY_SECONDS - seconds) * 1000
}
