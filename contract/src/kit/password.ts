/** Password policy of a tenant (specification, sections 3 and 5). */
export interface PasswordStrategy {
  readonly enable: '0' | '1'
  /** Minimum length in characters. */
  readonly length: number
  /** Minimum number of character classes (digits, lower case, upper case, symbols), 1 to 4. */
  readonly level: number
  /** Maximum length in characters. */
  readonly max: number
}

const classes = [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z]/]

/**
 * Password strength: the number of character classes it uses (digits, lower case, upper case, symbols), 1 to 4; 0 if it
 * is shorter than `least`.
 */
export const passwordLevel = (password: string, least: number): number =>
  password.length < least ? 0 : classes.filter((one) => one.test(password)).length

/** Allows printable ASCII without spaces only, which every keyboard can type. */
const isTypeable = (password: string) => /^[\u0021-\u007e]*$/.test(password)

/**
 * Number of kinds it uses (digits, letters, symbols). Every password needs at least 2, also without a tenant policy.
 */
const kindsIn = (password: string) => [/\d/, /[a-zA-Z]/, /[^\da-zA-Z]/].filter((one) => one.test(password)).length

/**
 * Checks a new password. Returns `form` if length, characters or kinds are wrong, `level` if it is weaker than the
 * tenant's policy requires, undefined if it is valid.
 */
export function passwordViolationOf(
  password: string,
  { enable, length, level, max }: PasswordStrategy,
): 'form' | 'level' | undefined {
  const least = enable === '1' ? length : 8
  if (password.length < least || password.length > max || !isTypeable(password) || kindsIn(password) < 2) return 'form'
  return enable === '1' && passwordLevel(password, least) < level ? 'level' : undefined
}

/** Whether an existing password is weaker than the tenant's current policy requires. */
export const isBelow = (password: string, { enable, length, level }: PasswordStrategy): boolean =>
  enable === '1' && passwordLevel(password, length) < level
