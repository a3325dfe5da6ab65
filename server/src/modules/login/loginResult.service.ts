import type { LoginResult } from '#contract/login/login.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import { maskMobile } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { menuOf, permissionsOf, type PersonRow } from '#modules/identity/index.ts'

interface SessionHolder {
  readonly person: PersonRow
  /** What is kept from the person for a time. */
  readonly restricted: ReadonlySet<Permission>
}

/** A new session, its person, and the sessions that it has ended. */
export interface OpenedSession {
  readonly sessionId: string
  readonly ended: readonly string[]
  /** Who holds it; known once the transaction is committed, because the commit travels with the session. */
  readonly holder: Promise<SessionHolder>
  readonly settings: PortalSettings
}

/** The login response, made after the session is committed. */
export async function buildLoginResult(context: AppContext, actor: Actor, opened: OpenedSession): Promise<LoginResult> {
  const { sessionId, ended, settings } = opened
  context.authenticator.forgetSessions(ended)
  const { person, restricted } = await opened.holder
  const permissions = permissionsOf(person).difference(restricted)
  return {
    authToken: await context.authenticator.issueToken({ sessionId, userId: person.id, tenantId: actor.tenantId }),
    shopLogoUrl: settings.portalLogoUrl,
    footerContent: settings.footerContent,
    mobile: maskMobile(person.mobile),
    email: person.email,
    userName: person.name,
    IsEnable: settings.isEnable,
    isNeedUserInformation: person.mobile === '' ? '1' : '0',
    changePwd: person.must_change,
    permissionList: menuOf(person.entrance, permissions, settings).map(({ url, params }) => ({
      url,
      params,
    })),
  }
}
