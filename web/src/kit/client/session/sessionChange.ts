/** Session storage keys of session changes by another tab, kept until the user was notified. */
export const CHANGED = { ended: 'isExit', switched: 'isChangeExit' } as const
export type Change = keyof typeof CHANGED

/** Session change not yet reported to the user; survives a reload. */
export const unreportedChange = (): Change | undefined =>
  (Object.keys(CHANGED) as Change[]).find((change) => sessionStorage.getItem(CHANGED[change]) === '1')

/** Marks the change as reported. */
export function forgetChange(): void {
  for (const key of Object.values(CHANGED)) sessionStorage.removeItem(key)
}
