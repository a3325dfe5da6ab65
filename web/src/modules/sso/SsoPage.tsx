import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { LoginResult } from '#contract/login/login.ts'
import { authLoginKey, type SsoPage as Page } from '#contract/sso/sso.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { savePath } from '#web/kit/client/savedPath.ts'
import { arrivalAt, failureHandling, keepSecret, resultOf, wantedPath } from './arrival.ts'
import { Entering } from './Entering.tsx'
import { FailureDialog } from './FailureDialog.tsx'

interface SsoPageProps {
  readonly page: Page
  /** Continues the login with a key; requests an account or a second factor if needed. */
  readonly Enter: ComponentType<{
    readonly open: () => Promise<LoginResult>
    readonly onFailure: (error: Error) => void
    readonly onGiveUp: () => void
  }>
}

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'entering'; readonly open: () => Promise<LoginResult> }
  | { readonly kind: 'failed'; readonly reason: string; readonly trace: string }

const LEAVE_MS = 500

/** Page of an SSO entry: redirects to the other system, or handles its callback. */
export function SsoPage({ page, Enter }: SsoPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useState(() => new URLSearchParams(location.search))
  const [state, setState] = useState<State>({ kind: 'asking' })
  const isBegun = useRef(false)
  useTitle(t('sso.entering'))

  const onFailure = (error: Error) => {
    const [reason, trace] = error instanceof Refused ? [error.message, error.trace] : [t('common.trouble.busy'), '']
    setState({ kind: 'failed', reason, trace })
    const handling = failureHandling[page]
    if (handling === 'login') setTimeout(() => location.replace('/login?type=ERROR'), LEAVE_MS)
    if (handling !== 'mall') return
    toast.error(reason)
    void navigate('/mall', { replace: true })
  }

  const begin = async () => {
    const arrival = arrivalAt(page, search)
    if (arrival.kind === 'failed') return setState({ kind: 'failed', reason: '', trace: '' })
    // Removes the used parameters from the URL, so that they are neither in the history nor passed on.
    history.replaceState(history.state, '', page)
    const { type, data, secret, path } = await resultOf(page, arrival, wantedPath(search))
    if (type === '2') {
      keepSecret(secret)
      return location.replace(data)
    }
    if (path !== '') savePath(path)
    setState({ kind: 'entering', open: () => call(authLoginKey, { key: data }) })
  }

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    begin().catch(onFailure)
  })

  const hasFailed = state.kind === 'failed'
  return (
    <>
      <Entering isBusy={!hasFailed} {...(hasFailed ? { text: t('login.sso.failed') } : {})} />
      {state.kind === 'entering' && (
        <Enter open={state.open} onFailure={onFailure} onGiveUp={() => void navigate('/login', { replace: true })} />
      )}
      {hasFailed && failureHandling[page] === 'dialog' && (
        <FailureDialog
          reason={state.reason}
          trace={state.trace}
          entrance={search.get('jumpType') === 'gys' ? 'supplier' : 'purchaser'}
        />
      )}
    </>
  )
}
