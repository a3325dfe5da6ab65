import { keptAs, type LoginSettings, portalLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { isPageAddress } from '#contract/kit/sameSite.ts'

const names = Object.keys as (settings: LoginSettings) => (keyof LoginSettings)[]

/** The setting whose address leads nowhere that people may be sent to. */
export function wrongAddress({ PUR_LOGIN_URL, SUP_LOGIN_URL, userRegUrl, caInfos }: LoginSettings): string | undefined {
  const given = Object.entries({ PUR_LOGIN_URL, SUP_LOGIN_URL, userRegUrl }).filter(([, address]) => address !== '')
  for (const [index, { downloadUrl }] of caInfos.entries()) given.push([`caInfos.${index}.downloadUrl`, downloadUrl])
  return given.find(([, address]) => !isPageAddress(address))?.[0]
}

type Kept = Record<string, string>

/** What is another setting now than before, as it is kept, and where. */
export function changesOf(before: LoginSettings, after: LoginSettings) {
  const changed = names(after).filter((name) => keptAs(after[name]) !== keptAs(before[name]))
  const ofPortal: readonly string[] = portalLoginSettings
  const keptOf = (settings: LoginSettings, some: readonly (keyof LoginSettings)[]): Kept =>
    Object.fromEntries(some.map((name) => [name, keptAs(settings[name])]))
  return {
    before: keptOf(before, changed),
    after: keptOf(after, changed),
    settings: keptOf(
      after,
      changed.filter((name) => ofPortal.includes(name)),
    ),
    configs: keptOf(
      after,
      changed.filter((name) => !ofPortal.includes(name)),
    ),
  }
}
