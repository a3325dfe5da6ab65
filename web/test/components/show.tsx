import i18next from 'i18next'
import { act, type ReactNode, StrictMode, Suspense } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { qryUserRefDetail, type UserDetail } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import '#web/app/base.css'
import { makeClient } from '#web/app/boundaries.tsx'
import { BrowserRouter } from '#web/app/BrowserRouter.tsx'
import { SessionOver } from '#web/app/session/SessionOver.tsx'
import { navigationHistory } from '#web/kit/client/navigationHistory.ts'
import { PortalContext } from '#web/kit/client/portal.ts'
import { languageTag, type Locale, setLocale } from '#web/kit/client/preferences.ts'
import { closeSession, openSession } from '#web/kit/client/session/session.ts'
import { UnsavedChangesPrompt } from '#web/kit/form/UnsavedChangesPrompt.tsx'
import { Toaster } from '#web/kit/overlay/Toaster.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { loadMessages, speak } from '#web/messages/index.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import { personWith, portal as defaultPortal, tokenOf } from './people.ts'
import { answersDelivered, reply } from './server.ts'

interface ShowOptions {
  /** Modules whose messages are shown. */
  readonly messages?: readonly ModuleName[]
  /** Messages of the test itself, in the language that is shown. */
  readonly texts?: object
  /** Permissions of the person, or the whole person; null: a visitor. */
  readonly as?: readonly Permission[] | UserDetail | null
  /** Address of the page. */
  readonly at?: string
  readonly locale?: Locale
  readonly portal?: PortalEnablement
}

/** Shows a component as the application does: with router, query client, messages, session and overlays. */
export async function show(content: ReactNode, options: ShowOptions = {}) {
  const { messages = [], texts = {}, as = [], at = '/', locale = 'zh_CN', portal = defaultPortal } = options
  history.replaceState(null, '', at)
  setLocale(locale)
  enter(as)
  await loadMessages(...messages)
  await speak()
  i18next.addResourceBundle(languageTag(), 'messages', texts)
  const screen = await render(
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={makeClient()}>
          <BrowserRouter history={navigationHistory(window)}>
            <Suspense fallback={<Skeleton />}>
              <Page path={location.pathname}>{content}</Page>
            </Suspense>
            <UnsavedChangesPrompt />
            <SessionOver />
          </BrowserRouter>
          <Toaster />
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>,
  )
  await settle()
  return screen
}

/**
 * Waits for the first replies within `act`: outside of it React shows what was suspended only after 300 ms, to avoid
 * flicker.
 */
async function settle(): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = true
  let [before, after] = [-1, 0]
  while (after > before) {
    before = after
    after = await act(answersDelivered)
  }
  react.IS_REACT_ACT_ENVIRONMENT = false
}

/** Content of an address, until the person goes to another one. */
function Page({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === path && children
}

function enter(as: NonNullable<ShowOptions['as']> | null): void {
  if (as === null) return closeSession()
  const person = isList(as) ? personWith(as) : as
  openSession(tokenOf(person))
  reply(qryUserRefDetail, person)
}

const isList = (as: readonly Permission[] | UserDetail): as is readonly Permission[] => Array.isArray(as)
