/** What a login asked about and has not been answered yet: the accounts, and the key that goes on with one of them. */
export const ACCOUNTS = 'userList'
export const LOGIN_KEY = 'keyId'

/** Keeps which accounts a login can go on with, and its key, for as long as this tab is asked about them. */
export function keepAccounts(accounts: readonly unknown[], key: string): void {
  sessionStorage.setItem(ACCOUNTS, JSON.stringify(accounts))
  sessionStorage.setItem(LOGIN_KEY, key)
}

/** The key of the login that is asked about, once. */
export function takeLoginKey(): string | null {
  const key = sessionStorage.getItem(LOGIN_KEY)
  sessionStorage.removeItem(LOGIN_KEY)
  sessionStorage.removeItem(ACCOUNTS)
  return key
}
