import type { Route } from '#contract/kit/route.ts'
import { pageRequest } from '#web/kit/client/hydration.ts'
import { Refused } from '#web/kit/client/refused.ts'
import type { NamedRefusal } from '#web/kit/client/refusalNumbers.ts'
import { accountOfTab, bearer, renderedAccount } from '#web/kit/client/session/session.ts'

/** Refusals after which the same person can log in again and continue. */
const over: readonly NamedRefusal[] = ['session.elsewhere', 'session.none', 'session.idle']
const isOver = (error: unknown): error is Refused => error instanceof Refused && over.some((code) => error.is(code))

/** Asks the person to log in again over the page; resolves after the login, and never if the page is left. */
type Relogin = (refusal: Refused) => Promise<void>
let { promise: requested, resolve: provide } = Promise.withResolvers<Relogin>()
let open: Promise<void> | undefined
let isAbandoned = false

/** Provides the dialog until the returned function is called. Calls that were refused before wait for it. */
export function reloginBy(relogin: Relogin): () => void {
  provide(relogin)
  return () => {
    ;({ promise: requested, resolve: provide } = Promise.withResolvers<Relogin>())
    open = undefined
    isAbandoned = false
  }
}

/**
 * Ends all calls of this page: another account has logged in here, and nothing that the former person typed may be sent
 * in its name.
 */
export function abandonCalls(): void {
  isAbandoned = true
}

const never = <T>() => new Promise<T>(() => undefined)

/**
 * Runs a call, and once more if its session was over and the same account has logged in again meanwhile. So a form, a
 * list or an upload continues where it was. Concurrent calls share one dialog.
 */
export async function withSession<T>(route: Route, attempt: () => Promise<T>): Promise<T> {
  if (isAbandoned) return never()
  if (route.access === 'public' || pageRequest()) return attempt()
  const [account, token] = [renderedAccount(), bearer()]
  try {
    return await attempt()
  } catch (error) {
    if (!isOver(error) || account === undefined || renderedAccount() !== account) throw error
    if (bearer() === token) await ask(error)
    if (isAbandoned) return never()
    if (accountOfTab() !== account) throw error
    return attempt()
  }
}

async function ask(refusal: Refused): Promise<void> {
  open ??= (async () => (await requested)(refusal))()
  await open
  open = undefined
}
