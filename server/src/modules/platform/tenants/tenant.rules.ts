import type { TenantAction, TenantState } from '#contract/platform/tenants.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'

/** A label of letters, digits and hyphens, in ASCII: names in other scripts are converted before. */
const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const mostHosts = 10

/** Host names in a typed text, in lower case and ASCII, each once. Refuses with `tenant.badHost` what is none. */
export function hostsIn(text: string): string[] {
  const typed = text.split(/[\s,;，；、]+/).filter((each) => each !== '')
  const hosts = [...new Set(typed.map(hostOf))]
  if (hosts.length === 0 || hosts.length > mostHosts) refuse('tenant.badHost', { host: text.slice(0, 60) })
  return hosts
}

function hostOf(typed: string): string {
  const url = URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`) : undefined
  const host = url?.hostname ?? ''
  // An address with a port, a path or a user is no host name, even if a browser finds one in it.
  const isWhole =
    url !== undefined && url.port === '' && url.pathname === '/' && url.username === '' && url.search === ''
  return isWhole && hostPattern.test(host) ? host : refuse('tenant.badHost', { host: typed })
}

/** What the actor may do with a tenant in this state. */
export function tenantActions({ permissions }: Actor, state: TenantState, isBeingDeleted: boolean): TenantAction[] {
  if (state === 'closed' || state === 'removing') return []
  const actions: TenantAction[] = []
  if (permissions.has('platform.manage')) {
    actions.push('edit')
    if (state !== 'suspended') actions.push('suspend')
    else if (!isBeingDeleted) actions.push('resume')
    if (state !== 'suspended') actions.push('invite')
  }
  if (permissions.has('platform.delete') && state === 'suspended' && !isBeingDeleted) actions.push('requestDeletion')
  return actions
}

const megabyte = 1024 * 1024
export const megabytesOf = (bytes: number): number => Math.ceil(bytes / megabyte)
