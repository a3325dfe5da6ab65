import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { checkEnable, type PortalEnablement } from '#contract/tenancy.ts'
import { call } from '#web/kit/api.ts'
import { ask } from '#web/kit/messages.ts'
import { Messages } from '#web/kit/Messages.tsx'
import { PortalContext } from '#web/kit/portal.ts'
import { settleSession, watchSession } from '#web/kit/session.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { speak } from '#web/words/start.ts'
import { paintAsRemembered, useAppearance } from './appearance.ts'
import './base.css'
import { makeClient } from './boundaries.tsx'
import { headStart } from './headStart.ts'
import { makeRouter } from './router.tsx'

paintAsRemembered()
settleSession()
void start()

async function start(): Promise<void> {
  const enablement = call(checkEnable, {}).catch(() => undefined)
  const client = makeClient()
  headStart(client)
  await speak()
  const root = createRoot(document.querySelector('#root')!)
  const portal = await enablement
  if (!portal) {
    root.render(<Messages />)
    await askToRetry()
    return location.reload()
  }
  const { portalSettingsInfo: settings } = portal
  document.title = settings.webTitle
  if (settings.favicon !== '') document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = settings.favicon
  watchSession((change) => void tellChange(change))
  root.render(
    <StrictMode>
      <App portal={portal} client={client} router={makeRouter()} />
    </StrictMode>,
  )
}

interface AppProps {
  readonly portal: PortalEnablement
  readonly client: QueryClient
  readonly router: ReturnType<typeof makeRouter>
}

function App({ portal, client, router }: AppProps) {
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={client}>
        <Appearance />
        <Suspense fallback={<Skeleton />}>
          <RouterProvider router={router} />
        </Suspense>
        <Messages />
      </QueryClientProvider>
    </PortalContext>
  )
}

function Appearance() {
  useAppearance()
  return null
}

const askToRetry = () =>
  ask({
    title: i18next.t('common.systemTitle'),
    text: i18next.t('common.trouble.starting'),
    ok: i18next.t('common.reload'),
  })

/** Another tab has logged out, or has become somebody else: what is drawn here belongs to nobody any more. */
async function tellChange(change: 'ended' | 'switched'): Promise<void> {
  if (location.pathname === '/login') return
  const text = i18next.t(change === 'ended' ? 'common.session.left' : 'common.session.switched')
  await ask({ title: i18next.t('common.session.title'), text, ok: i18next.t('common.know') })
  location.assign(change === 'ended' ? '/login' : '/')
}
