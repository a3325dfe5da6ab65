import type { Input } from '#contract/kit/route.ts'
import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import * as entries from '#contract/sso/ssoEntries.ts'
import * as sso from '#contract/sso/sso.ts'
import { authLoginKey } from '#contract/sso/sso.ts'
import { aPerson, as, type Person, type TestTenant } from './app.ts'
import { noSettings } from './idp/entry.ts'

/** Administrator of SSO entries. */
export const createSsoAdmin = (tenant: TestTenant): Promise<Person> =>
  aPerson(tenant, { entrance: 'operator', permissions: ['sso.configure', 'app.jump'] })

type Given = Partial<Omit<EntryDraft, 'settings'>> & { settings?: Partial<EntryDraft['settings']>; secret?: string }

export const entryDraft = ({ settings, ...given }: Given): Input<typeof entries.createEntry> => ({
  page: '/ssoLogin',
  app: '',
  name: '统一认证',
  enName: 'Sign-on',
  adapter: 'link',
  accountBy: 'claim',
  claim: '',
  entrance: null,
  settings: { ...noSettings, ...settings },
  ...given,
})

/** An enabled entry. */
export async function createEnabledEntry(it: Person, given: Given) {
  const { id, version } = await as(it, entries.createEntry, entryDraft(given))
  return as(it, entries.switchEntry, { id, version, isEnabled: true })
}

type Asked = Partial<Input<typeof sso.enterSso>>
/** Sign-on call of an entry's page. */
export const signIn = (tenant: Pick<TestTenant, 'host'>, requested: Asked = {}) =>
  as(tenant, sso.enterSso, { page: '/ssoLogin', search: '', ...requested })

/** Account that a key logs in. */
export async function accountOfKey(tenant: Pick<TestTenant, 'host'>, key: string): Promise<string> {
  const { userName } = await as(tenant, authLoginKey, { key })
  return userName
}
