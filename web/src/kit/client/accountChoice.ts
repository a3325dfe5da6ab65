/** Session storage keys of a pending login: the accounts to choose from, and the login's key. */
export const ACCOUNTS = 'userList'
export const LOGIN_KEY = 'keyId'

/** Stores the accounts of a pending login and its key for this tab. */
export function keepAccounts(accounts: readonly unknown[], key: string): void {
  sessionStorage.setItem(ACCOUNTS, JSON.stringify(accounts))
  sessionStorage.setItem(LOGIN_KEY, key)
}

/** Takes the key of the pending login, once. */
export function takeLoginKey(): string | null {
  const key = sessionStorage.getItem(LOGIN_KEY)
  sessionStorage.removeItem(LOGIN_KEY)
  sessionStorage.removeItem(ACCOUNTS)
  return key
}
