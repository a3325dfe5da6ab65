import { storedAs, type LoginSettings, portalLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { isPageAddress } from '#contract/kit/sameSite.ts'

const names = Object.keys as (settings: LoginSettings) => (keyof LoginSettings)[]

/** The setting whose address leads nowhere that people may be sent to. */
export function invalidAddress({
  PUR_LOGIN_URL,
  SUP_LOGIN_URL,
  userRegUrl,
  caInfos,
}: LoginSettings): string | undefined {
  const given = Object.entries({ PUR_LOGIN_URL, SUP_LOGIN_URL, userRegUrl }).filter(([, address]) => address !== '')
  for (const [index, { downloadUrl }] of caInfos.entries()) given.push([`caInfos.${index}.downloadUrl`, downloadUrl])
  return given.find(([, address]) => !isPageAddress(address))?.[0]
}

type StoredValues = Record<string, string>

/** What is another setting now than before, as it is kept, and where. */
export function changesOf(before: LoginSettings, after: LoginSettings) {
  const changed = names(after).filter((name) => storedAs(after[name]) !== storedAs(before[name]))
  const ofPortal: readonly string[] = portalLoginSettings
  const storedValues = (settings: LoginSettings, some: readonly (keyof LoginSettings)[]): StoredValues =>
    Object.fromEntries(some.map((name) => [name, storedAs(settings[name])]))
  return {
    before: storedValues(before, changed),
    after: storedValues(after, changed),
    settings: storedValues(
      after,
      changed.filter((name) => ofPortal.includes(name)),
    ),
    configs: storedValues(
      after,
      changed.filter((name) => !ofPortal.includes(name)),
    ),
  }
}
