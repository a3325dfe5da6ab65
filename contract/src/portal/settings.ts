import { catalogueSettings } from '#contract/catalogue/settings.ts'
import { certificateSettings } from '#contract/certificates/settings.ts'
import { contractSettings } from '#contract/contracts/settings.ts'
import { fileSettings } from '#contract/files/settings.ts'
import { homeSettings } from '#contract/home/settings.ts'
import { route } from '#contract/kit/route.ts'
import { Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ledgerSettings } from '#contract/ledger/settings.ts'
import { noticeSettings } from '#contract/notices/settings.ts'
import { onboardingSettings } from '#contract/onboarding/settings.ts'
import { orderSettings } from '#contract/ordering/settings.ts'
import { planSettings } from '#contract/plans/settings.ts'
import { providerSettings } from '#contract/provider/settings.ts'
import { settlementSettings } from '#contract/settlement/settings.ts'
import { sourcingSettings } from '#contract/sourcing/settings.ts'
import { portalSettings, serviceSettings } from '#contract/tenancy/settings.ts'

/** Tenant settings by group, except the login settings, which have routes of their own. */
export const TenantSettings = shape({
  portal: portalSettings.schema,
  services: serviceSettings.schema,
  home: homeSettings.schema,
  notices: noticeSettings.schema,
  ordering: orderSettings.schema,
  plans: planSettings.schema,
  settlement: settlementSettings.schema,
  onboarding: onboardingSettings.schema,
  contracts: contractSettings.schema,
  catalogue: catalogueSettings.schema,
  sourcing: sourcingSettings.schema,
  ledger: ledgerSettings.schema,
  files: fileSettings.schema,
  certificates: certificateSettings.schema,
  provider: providerSettings.schema,
})
export type TenantSettings = Static<typeof TenantSettings>

const Read = shape({
  version: Type.Integer(),
  settings: TenantSettings,
  usual: TenantSettings,
})
export type ReadTenantSettings = Static<typeof Read>

export const getTenantSettings = route({
  method: 'GET',
  path: '/portalent/api/settings/get',
  access: 'portal.configure',
  summary: "Get the tenant's settings, except the login settings, with the defaults",
  input: Nothing,
  reply: Read,
})
export const saveTenantSettings = route({
  method: 'POST',
  path: '/portalent/api/settings/save',
  access: 'portal.configure',
  summary: "Replace the tenant's settings, except the login settings; `version` is the version read",
  input: shape({ version: Type.Integer(), ...TenantSettings.properties }),
  reply: Read,
})
