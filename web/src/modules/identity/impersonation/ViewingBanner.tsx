import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endImpersonation, type ViewedBy } from '#contract/identity/impersonation.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { closeSession, openSession } from '#web/kit/client/session/session.ts'
import { briefly } from '#web/kit/format/time.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './ViewingBanner.module.css'

interface ViewingBannerProps {
  readonly name: string
  readonly viewedBy: ViewedBy
}

/** While the time is not over, the operator's own session can be returned to. */
const aheadMs = 5000

/** Where the operator's own session is over, too. */
function leave(): void {
  closeSession()
  location.assign('/login?entrance=operator')
}

/** Says on all pages that an operator views as somebody else, and stops that, at the latest when the time is over. */
export function ViewingBanner({ name, viewedBy: { userName: by, until } }: ViewingBannerProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useWrite(endImpersonation, {
    onDone: ({ authToken }) => {
      openSession(authToken)
      client.clear()
      location.assign('/organisation')
    },
  })
  useEffect(() => {
    const timer = setTimeout(
      () => mutate({}, { onError: leave }),
      Math.max(0, Date.parse(until) - aheadMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [until, mutate])
  return (
    <aside className={`noPrint ${css['banner']}`}>
      <span>{t('impersonation.banner', { by, name, time: briefly(until) })}</span>
      <Button variant="plain" busy={isPending} onClick={() => mutate({}, { onError: leave })}>
        {t('impersonation.end')}
      </Button>
    </aside>
  )
}
