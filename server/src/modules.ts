import { mergeNamed } from '#contract/kit/manifest.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Bank } from '#kit/bank/bank.ts'
import { bankSimulator } from '#kit/bank/bank.simulator.ts'
import type { OnlinePay } from '#kit/onlinePay/onlinePay.ts'
import { paySimulator } from '#kit/onlinePay/onlinePay.simulator.ts'
import { outside } from '#kit/sandbox/sandbox.ts'
import type { Mail } from '#kit/mail/mail.ts'
import type { Push } from '#kit/push/push.ts'
import type { TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import { bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import type { TrackParcel } from '#kit/tracking/tracking.ts'
import { trackingSimulator } from '#kit/tracking/tracking.simulator.ts'
import type { Sms } from '#kit/sms/sms.ts'
import type { CanRead, Module } from '#kit/module.ts'
import type { Webhooks } from '#kit/webhook/webhook.ts'
import { administration } from '#modules/administration/index.ts'
import { agreements } from '#modules/agreements/index.ts'
import { api } from '#modules/api/index.ts'
import { approvals, letterIssuer } from '#modules/approvals/index.ts'
import { catalogue } from '#modules/catalogue/index.ts'
import { certificates } from '#modules/certificates/index.ts'
import { contracts } from '#modules/contracts/index.ts'
import { home } from '#modules/home/index.ts'
import { imports } from '#modules/imports/index.ts'
import { insight } from '#modules/insight/index.ts'
import { identity } from '#modules/identity/index.ts'
import { feedbacks } from '#modules/feedbacks/index.ts'
import { files } from '#modules/files/index.ts'
import { invoices } from '#modules/invoices/index.ts'
import { jobs } from '#modules/jobs/index.ts'
import { logs } from '#modules/logs/index.ts'
import { login } from '#modules/login/index.ts'
import { ledger } from '#modules/ledger/index.ts'
import { notices } from '#modules/notices/index.ts'
import { notifications } from '#modules/notifications/index.ts'
import { onboarding } from '#modules/onboarding/index.ts'
import { ordering } from '#modules/ordering/index.ts'
import { scim } from '#modules/scim/index.ts'
import { settlement } from '#modules/settlement/index.ts'
import { openData } from '#modules/openData/index.ts'
import { signals } from '#modules/signals/index.ts'
import { sso } from '#modules/sso/index.ts'
import { payments } from '#modules/payments/index.ts'
import { plans } from '#modules/plans/index.ts'
import { portal } from '#modules/portal/index.ts'
import { platform } from '#modules/platform/index.ts'
import { provider } from '#modules/provider/index.ts'
import { registrations } from '#modules/registrations/index.ts'
import { restrictions } from '#modules/restrictions/index.ts'
import { letterWriter, platformOf, sourcing } from '#modules/sourcing/index.ts'
import { suppliers } from '#modules/suppliers/index.ts'
import { tenancy } from '#modules/tenancy/index.ts'
import { workbench } from '#modules/workbench/index.ts'
import { groups } from '#modules/groups/index.ts'
import { wallet } from '#modules/wallet/index.ts'
import { warehouse } from '#modules/warehouse/index.ts'
import { accessReviews } from '#modules/accessReviews/index.ts'
import type { AppOptions } from './appOptions.ts'
import { portsOf } from './ports.ts'
import { openTransfer } from './tenantTransfer/transfer.ts'

/** The modules in the order of their layers, and what they answer each other. */
export function openModules(
  options: Pick<AppOptions, 'contents' | 'ownerUrl' | 'production' | 'privateNetworks' | 'keeper' | 'modules'> & {
    readonly mail?: Mail | undefined
    readonly sms?: Sms | undefined
    readonly push?: Push | undefined
    readonly track?: TrackParcel | undefined
    readonly pay?: OnlinePay | undefined
    readonly bank?: Bank | undefined
    readonly bureau?: TaxBureau | undefined
    readonly webhooks: Webhooks
    /** Signs the links of mails, and encrypts secrets of webhooks. */
    readonly linkKey: Uint8Array
    /** Address of a tenant's portal, by its host. */
    readonly portalUrlOf: (host: string) => string
    readonly platformSecret: Uint8Array
  },
) {
  const { contents, keeper, mail } = options
  const bureau = outside(options.bureau, bureauSimulator())
  const keys = { keeper, platform: platformOf(options.platformSecret), contents }
  const approvalHooks = () =>
    mergeNamed<ApprovalHook>(
      'approval kinds',
      Object.values(modules).map((module) => module.approvals),
    )
  const readChecks = () =>
    mergeNamed<CanRead>(
      'read access',
      Object.values(modules).map((module) => module.canRead),
    )
  const modules: Record<string, Module> = {
    tenancy,
    identity,
    login,
    certificates,
    sso: sso({ policy: { allowLoopback: !options.production, privateNetworks: options.privateNetworks ?? [] } }),
    provider,
    files: files(options.contents),
    approvals: approvals(approvalHooks),
    ledger,
    suppliers,
    catalogue: catalogue(options.contents),
    imports: imports(options.contents),
    sourcing: sourcing(keys, { mail, portalUrlOf: options.portalUrlOf }),
    agreements,
    ordering: ordering(outside(options.track, trackingSimulator())),
    groups,
    plans,
    warehouse,
    invoices: invoices(bureau),
    settlement: settlement(options.contents, bureau),
    payments: payments(options.contents, outside(options.bank, bankSimulator())),
    wallet: wallet(outside(options.pay, paySimulator())),
    contracts: contracts(options.contents),
    onboarding: onboarding(options.contents),
    notices: notices(options.contents),
    feedbacks: feedbacks(mail),
    restrictions,
    registrations,
    notifications: notifications(
      { ...options, writeLetter: letterWriter(keys, options.portalUrlOf), issueLetter: letterIssuer(approvalHooks) },
      () => Object.values(modules).map((module) => module.messages),
    ),
    logs,
    api: api({ webhooks: options.webhooks, encryptionKey: options.linkKey, canRead: readChecks }),
    scim,
    accessReviews,
    insight: insight({ mail, portalUrlOf: options.portalUrlOf, approvals: approvalHooks }),
    openData,
    signals,
    workbench: workbench(() => Object.values(modules).flatMap((module) => module.workbench ?? [])),
    home: home(options.contents),
    portal: portal(options.contents),
    administration,
    platform: platform({
      contents,
      mail: options.mail,
      portalUrlOf: options.portalUrlOf,
      transfer: openTransfer(options.ownerUrl, contents),
      fillDemo: async (database, tenantId) =>
        (await import('./demo/organisations/filledTenant.ts')).fillTenant(database, tenantId),
    }),
    jobs,
    ...options.modules,
  }
  return { modules, ...portsOf(Object.values(modules)) }
}
