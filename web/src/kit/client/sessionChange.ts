/** What another tab has done to this one's login, until the person has been notified. */
export const CHANGED = { ended: 'isExit', switched: 'isChangeExit' } as const
export type Change = keyof typeof CHANGED

/** What another tab has done, where the person has not been notified yet; a reload in between does not lose it. */
export const unreportedChange = (): Change | undefined =>
  (Object.keys(CHANGED) as Change[]).find((change) => sessionStorage.getItem(CHANGED[change]) === '1')

/** The person has been notified. */
export function forgetChange(): void {
  for (const key of Object.values(CHANGED)) sessionStorage.removeItem(key)
}
