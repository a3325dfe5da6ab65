import { MutationCache, QueryCache, QueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedRefusal } from '#web/kit/client/refusalNumbers.ts'
import { Refused, Unreachable } from '#web/kit/client/refused.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { restorePath } from '#web/kit/session/restriction.ts'
import { bearer, closeSession } from '#web/kit/client/session/session.ts'
import { noteChange } from '#web/kit/client/session/watchSession.ts'
import { lastEntrance, loginPathOf } from '#web/kit/session/lastEntrance.ts'
import { savePortalPath } from '#web/kit/client/savedPath.ts'
import { TraceId } from '#web/kit/ui/TraceId.tsx'

/** Refusals after which the session is over. */
const ends: readonly NamedRefusal[] = ['permission.denied', 'session.elsewhere', 'session.none', 'session.idle']
const endsSession = (error: unknown): error is Refused =>
  error instanceof Refused && ends.some((code) => error.is(code))

/**
 * Query client. Read errors appear where the data is rendered, write errors as messages. Calls of people wait for a new
 * login if their session is over (`withSession`); what is refused here are calls of visitors, and functions that were
 * withdrawn.
 */
export const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => error instanceof Unreachable && count < 1 },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.['silent'] === true || !endsSession(error)) return
        if (error.is('session.none')) leave()
        else void endSession(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => showError(error, mutation.meta?.['silent'] === true),
    }),
  })

function showError(error: Error, silent: boolean): void {
  if (endsSession(error)) void endSession(error)
  else if (error instanceof Refused && error.is('restriction.inForce')) void offerRestore(error)
  else if (error instanceof Unreachable) void showUnreachable(error)
  else if (!silent) toast.error(error.message)
}

export const showUnreachable = ({ trace }: Unreachable): Promise<boolean> =>
  confirm({
    title: i18next.t('common.trouble.title'),
    text: i18next.t('common.trouble.busy'),
    trace,
    ok: i18next.t('common.know'),
  })

/** Offers an application to restore restricted functions. */
async function offerRestore({ message: text }: Refused): Promise<void> {
  const isWanted = await confirm({
    title: i18next.t('common.restricted.title'),
    text,
    ok: i18next.t('common.restricted.apply'),
    cancel: i18next.t('common.cancel'),
  })
  if (isWanted) location.assign(restorePath)
}

/** Visitors are redirected to the login; logged-in people first see why the session ended. */
async function endSession(error: Refused): Promise<void> {
  if (bearer() !== null)
    await confirm({ title: titleOf(error), text: error.message, ok: i18next.t('common.session.login') })
  leave()
}

function titleOf(error: Refused): string {
  if (error.is('permission.denied')) return i18next.t('common.session.denied')
  return i18next.t(error.is('session.none') ? 'common.session.none' : 'common.session.title')
}

/** Discards everything rendered for this person, and goes to the login page; keeps the current path. */
export function leave(): void {
  if (location.pathname === '/login') return
  noteChange()
  savePortalPath(location.pathname + location.search)
  closeSession()
  location.assign(loginPathOf(lastEntrance()))
}

interface PageErrorProps {
  readonly error: unknown
}

/** Error of a page. Leaving and returning reads again. */
export function PageError({ error }: PageErrorProps) {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => reset, [reset])
  const reload = <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
  if (error instanceof Refused) {
    const isRestricted = error.is('restriction.inForce')
    const [to, label] = isRestricted ? [restorePath, t('common.restricted.apply')] : ['/', t('common.home')]
    const home = <ButtonLink to={to}>{label}</ButtonLink>
    return (
      <Empty
        page
        illustration={error.is('thing.notFound') ? 'search' : 'lock'}
        title={error.message}
        reason={<TraceId trace={error.trace} />}
        action={home}
      />
    )
  }
  if (error instanceof Unreachable) {
    const reason = (
      <>
        {t('common.trouble.reason')} <TraceId trace={error.trace} />
      </>
    )
    return <Empty page illustration="broken" title={t('common.trouble.page')} reason={reason} action={reload} />
  }
  return (
    <Empty
      page
      illustration="broken"
      title={t('common.trouble.broken')}
      reason={t('common.trouble.brokenReason')}
      action={reload}
    />
  )
}
