import type { LoginResult } from '#contract/login/login.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import { maskMobile } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { landingOrder, menuOf, permissionsOf, type PersonRow } from '#modules/identity/index.ts'
import { menuChanges } from '#modules/tenancy/index.ts'

interface SessionHolder {
  readonly person: PersonRow
  /** Permissions that restrictions remove from the person. */
  readonly restricted: ReadonlySet<Permission>
}

/** New session, with its holder and the sessions that it has ended. */
export interface OpenedSession {
  readonly sessionId: string
  readonly ended: readonly string[]
  /** Holder of the session; resolves after the commit, because the commit is sent in the same round trip. */
  readonly holder: Promise<SessionHolder>
  readonly settings: PortalSettings
}

/** Builds the login response after the session is committed. */
export async function buildLoginResult(
  context: ServiceContext,
  actor: Actor,
  opened: OpenedSession,
): Promise<LoginResult> {
  const { sessionId, ended, settings } = opened
  context.authenticator.forgetSessions(ended)
  const { person, restricted } = await opened.holder
  const permissions = permissionsOf(person).difference(restricted)
  const changes = await context.database.read(actor.tenantId, menuChanges)
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
    permissionList: landingOrder(menuOf(person.entrance, permissions, settings, changes)).map(({ url, params }) => ({
      url,
      params,
    })),
  }
}
