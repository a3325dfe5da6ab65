/** What a tenant asks of a password (specification, sections 3 and 5). */
export interface PasswordStrategy {
  readonly enable: '0' | '1'
  /** The least length. */
  readonly length: number
  /** How many of the four classes it needs at least. */
  readonly level: number
  /** The greatest length. */
  readonly most: number
}

const classes = [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z]/]

/**
 * 0 where it is shorter than `least`; else how many of digits, small letters, capital letters and symbols are in it: 1
 * to 4.
 */
export const passwordLevel = (password: string, least: number): number =>
  password.length < least ? 0 : classes.filter((one) => one.test(password)).length

/** Printable ASCII without spaces: a password can be typed on every keyboard. */
const isTypeable = (password: string) => /^[\u0021-\u007e]*$/.test(password)

/** Digits, letters, symbols: at least two of the three are in every password. */
const kindsIn = (password: string) => [/\d/, /[a-zA-Z]/, /[^\da-zA-Z]/].filter((one) => one.test(password)).length

/** What is wrong with a new password: its form, or its level by the tenant's strategy; undefined where nothing is. */
export function passwordViolationOf(
  password: string,
  { enable, length, level, most }: PasswordStrategy,
): 'form' | 'level' | undefined {
  const least = enable === '1' ? length : 8
  if (password.length < least || password.length > most || !isTypeable(password) || kindsIn(password) < 2) return 'form'
  return enable === '1' && passwordLevel(password, least) < level ? 'level' : undefined
}

/** Whether a password that was good once is less than the tenant asks for now. */
export const isBelow = (password: string, { enable, length, level }: PasswordStrategy): boolean =>
  enable === '1' && passwordLevel(password, length) < level
