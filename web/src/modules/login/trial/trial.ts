import { charactersIn } from '#contract/kit/text/characters.ts'
import { foldMobile, isEmail, isMobile } from '#contract/kit/person/person.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import type { TrialApplication } from '#contract/login/trial.ts'
import type { Messages } from '#web/messages/registry.ts'

export type TrialValues = { readonly [K in keyof Required<TrialApplication>]: string }
type Wrong = keyof Messages['trial']['wrong']
export type TrialErrors = { readonly [K in keyof TrialValues]?: string }

interface TrialField {
  readonly name: keyof TrialValues
  readonly isRequired: boolean
  readonly isLong: boolean
  readonly autoComplete: string
  readonly type?: 'tel' | 'email' | 'url'
}

const field = (name: keyof TrialValues, autoComplete: string, more: Partial<TrialField> = {}): TrialField => ({
  name,
  isRequired: true,
  isLong: false,
  autoComplete,
  ...more,
})

export const trialFields: readonly TrialField[] = [
  field('orgName', 'organization'),
  field('enterpriseWeb', 'url', { isRequired: false, type: 'url' }),
  field('orgAddress', 'street-address', { isRequired: false }),
  field('contactsName', 'name'),
  field('tel', 'tel', { type: 'tel' }),
  field('email', 'email', { type: 'email' }),
  field('demand', 'off', { isLong: true }),
]

/** Violations of each field, as keys of `trial.wrong` (specification, section 5). */
export function trialViolations(values: TrialValues): Readonly<Partial<Record<keyof TrialValues, Wrong>>> {
  const found: Partial<Record<keyof TrialValues, Wrong>> = {}
  const text = (name: keyof TrialValues) => values[name].trim()
  const check = (name: keyof TrialValues, max: number, needed: Wrong | undefined, tooLong: Wrong) => {
    if (text(name) === '' && needed !== undefined) found[name] = needed
    else if (charactersIn(text(name)) > max) found[name] = tooLong
  }
  check('orgName', 20, 'orgName', 'orgNameLong')
  check('enterpriseWeb', 100, undefined, 'enterpriseWebLong')
  if (found.enterpriseWeb === undefined && !hasFormat('webAddress', text('enterpriseWeb')))
    found.enterpriseWeb = 'enterpriseWebFormat'
  check('orgAddress', 50, undefined, 'orgAddressLong')
  check('contactsName', 20, 'contactsName', 'contactsNameLong')
  check('demand', 200, 'demand', 'demandLong')
  if (text('tel') === '') found.tel = 'tel'
  else if (!isMobile(foldMobile(values.tel))) found.tel = 'telFormat'
  if (text('email') === '') found.email = 'email'
  else if (!isEmail(text('email'))) found.email = 'emailFormat'
  return found
}

/** Application to send: trimmed, with normalised number. */
export function applicationOf(values: TrialValues): TrialApplication {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as TrialValues
  return { ...trimmed, tel: foldMobile(values.tel) }
}
