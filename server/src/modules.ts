import type { Mail } from '#kit/mail/mail.ts'
import type { Push } from '#kit/push/push.ts'
import type { Sms } from '#kit/sms/sms.ts'
import type { Module } from '#kit/module.ts'
import { approvals } from '#modules/approvals/index.ts'
import { catalogue } from '#modules/catalogue/index.ts'
import { certificates } from '#modules/certificates/index.ts'
import { home } from '#modules/home/index.ts'
import { imports } from '#modules/imports/index.ts'
import { identity } from '#modules/identity/index.ts'
import { feedbacks } from '#modules/feedbacks/index.ts'
import { files } from '#modules/files/index.ts'
import { jobs } from '#modules/jobs/index.ts'
import { login } from '#modules/login/index.ts'
import { ledger } from '#modules/ledger/index.ts'
import { notices } from '#modules/notices/index.ts'
import { notifications } from '#modules/notifications/index.ts'
import { ordering } from '#modules/ordering/index.ts'
import { sso } from '#modules/sso/index.ts'
import { portal } from '#modules/portal/index.ts'
import { provider } from '#modules/provider/index.ts'
import { registrations } from '#modules/registrations/index.ts'
import { restrictions } from '#modules/restrictions/index.ts'
import { letterWriter, platformOf, sourcing } from '#modules/sourcing/index.ts'
import { suppliers } from '#modules/suppliers/index.ts'
import { tenancy } from '#modules/tenancy/index.ts'
import { workbench } from '#modules/workbench/index.ts'
import type { AppOptions } from './appOptions.ts'
import { portsOf } from './ports.ts'

/** The modules in the order of their layers, and what they answer each other. */
export function openModules(
  options: Pick<AppOptions, 'contents' | 'production' | 'privateNetworks' | 'keeper'> & {
    readonly mail?: Mail | undefined
    readonly sms?: Sms | undefined
    readonly push?: Push | undefined
    /** Signs the links of mails. */
    readonly linkKey: Uint8Array
    /** Address of a tenant's portal, by its host. */
    readonly portalUrlOf: (host: string) => string
    readonly platformSecret: Uint8Array
  },
) {
  const { contents, keeper } = options
  const keys = { keeper, platform: platformOf(options.platformSecret), contents }
  const modules: Record<string, Module> = {
    tenancy,
    identity,
    login,
    certificates,
    sso: sso({ policy: { allowLoopback: !options.production, privateNetworks: options.privateNetworks ?? [] } }),
    provider,
    files: files(options.contents),
    approvals,
    ledger,
    suppliers,
    catalogue: catalogue(options.contents),
    imports: imports(options.contents),
    sourcing: sourcing(keys),
    ordering,
    notices: notices(options.contents),
    feedbacks: feedbacks(options.mail),
    restrictions,
    registrations,
    notifications: notifications({ ...options, writeLetter: letterWriter(keys, options.portalUrlOf) }),
    workbench: workbench(() => Object.values(modules).flatMap((module) => module.workbench ?? [])),
    home: home(options.contents),
    portal: portal(options.contents),
    jobs,
  }
  return { modules, ...portsOf(Object.values(modules)) }
}
