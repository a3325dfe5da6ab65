import { catalogueSettings } from './catalogue/settings.ts'
import { certificateSettings } from './certificates/settings.ts'
import { contractSettings } from './contracts/settings.ts'
import { fileSettings } from './files/settings.ts'
import { homeSettings } from './home/settings.ts'
import type { UnionToIntersection } from './kit/manifest.ts'
import { type SettingGroup, settingOf } from './kit/settings.ts'
import { ledgerSettings } from './ledger/settings.ts'
import { noticeSettings } from './notices/settings.ts'
import { onboardingSettings } from './onboarding/settings.ts'
import { orderSettings } from './ordering/settings.ts'
import { planSettings } from './plans/settings.ts'
import { providerSettings } from './provider/settings.ts'
import { sourcingSettings } from './sourcing/settings.ts'
import { openDataSettings } from './openData/settings.ts'
import { signalSettings } from './signals/settings.ts'
import { settlementSettings } from './settlement/settings.ts'
import { loginSettings } from './tenancy/loginSettings.ts'
import { interfaceSettings, portalSettings, serviceSettings } from './tenancy/settings.ts'

/** Settings of all modules; other codes are neither read nor written. */
export const settingGroups = {
  portal: portalSettings,
  services: serviceSettings,
  interface: interfaceSettings,
  login: loginSettings,
  certificates: certificateSettings,
  provider: providerSettings,
  files: fileSettings,
  ledger: ledgerSettings,
  catalogue: catalogueSettings,
  sourcing: sourcingSettings,
  ordering: orderSettings,
  plans: planSettings,
  settlement: settlementSettings,
  onboarding: onboardingSettings,
  contracts: contractSettings,
  home: homeSettings,
  notices: noticeSettings,
  signals: signalSettings,
  openData: openDataSettings,
} as const satisfies Readonly<Record<string, SettingGroup>>

type GroupOf<G> = G extends { readonly usual: infer Usual } ? Usual : never
/** All settings by code; a code belongs to exactly one group. */
export type Settings = UnionToIntersection<GroupOf<(typeof settingGroups)[keyof typeof settingGroups]>>
export type SettingCode = keyof Settings

const groupsByCode = new Map<string, SettingGroup>()
for (const [name, group] of Object.entries(settingGroups))
  for (const code of Object.keys(group.usual)) {
    if (groupsByCode.has(code)) throw new Error(`settings: ${name} declares ${code} a second time`)
    groupsByCode.set(code, group)
  }

export const isSettingCode = (code: string): code is SettingCode => groupsByCode.has(code)

/** Effective value of a setting: the stored one, or the default if it is missing or invalid. */
export const effectiveSetting = <C extends SettingCode>(code: C, stored: string | null | undefined): Settings[C] =>
  settingOf(groupsByCode.get(code)!, code, stored) as Settings[C]

/** Stored settings of a tenant: texts by code. */
export type StoredSettings = Readonly<Partial<Record<SettingCode, string>>>
