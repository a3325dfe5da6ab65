import { useTranslation } from 'react-i18next'
import { passwordViolationOf, passwordLevel, type PasswordStrategy } from '#contract/kit/password.ts'
import { Field } from '#web/kit/form/Field.tsx'
import css from './Password.module.css'
import { PasswordBox } from './PasswordBox.tsx'

export interface NewPasswordValue {
  readonly password: string
  readonly again: string
}
export interface NewPasswordErrors {
  readonly password?: string | undefined
  readonly again?: string | undefined
}

interface NewPasswordProps {
  readonly value: NewPasswordValue
  readonly onChange: (value: NewPasswordValue) => void
  readonly errors: NewPasswordErrors
  readonly onErrors: (errors: NewPasswordErrors) => void
  readonly strategy: PasswordStrategy
}

/** New password with repetition and strength. */
export function NewPassword({ value, onChange, errors, onErrors, strategy }: NewPasswordProps) {
  const { t } = useTranslation()
  const violationsOf = useNewPasswordViolations(strategy)
  const leave = () => {
    if (value.password !== '') onErrors({ ...errors, password: violationsOf(value).onLeaving })
  }
  const change = (part: 'password' | 'again') => (typed: unknown) => {
    onChange({ ...value, [part]: String(typed) })
    onErrors({ ...errors, [part]: undefined })
  }
  return (
    <>
      <div className={css['new']}>
        <Field
          label={t('passwords.new')}
          value={value.password}
          onChange={change('password')}
          error={errors.password}
          hint={t('passwords.form', limitsOf(strategy))}
          control={<PasswordBox name="newPassword" autoComplete="new-password" onBlur={leave} />}
        />
        <Strength level={passwordLevel(value.password.trim(), strategy.length)} />
      </div>
      <Field
        label={t('passwords.again')}
        value={value.again}
        onChange={change('again')}
        error={errors.again}
        control={<PasswordBox name="again" autoComplete="new-password" />}
      />
    </>
  )
}

const limitsOf = ({ length: least, max }: PasswordStrategy) => ({ least, max })

const WORDS = ['none', 'weak', 'medium', 'strong', 'best'] as const

/** Strength: nothing if too short, otherwise one bar for each character class. */
function Strength({ level }: { readonly level: number }) {
  const { t } = useTranslation()
  const word = t(`passwords.level.${WORDS[level] ?? 'none'}`)
  return (
    <p className={css['strength']} data-level={level}>
      <span className={css['bars']} aria-hidden>
        {WORDS.slice(1).map((one, index) => (
          <i key={one} data-filled={index < level || undefined} />
        ))}
      </span>
      <span aria-live="polite">{t('passwords.strength', { level: word })}</span>
    </p>
  )
}

/** Violations of a new password, on blur and on submit. */
export function useNewPasswordViolations(strategy: PasswordStrategy) {
  const { t } = useTranslation()
  const isLow = (password: string) =>
    strategy.enable === '1' && passwordLevel(password, strategy.length) < strategy.level
  const whatIsWrong = (password: string, low: string) => {
    if (password === '') return t('passwords.need.new')
    const violation = passwordViolationOf(password, strategy)
    if (violation === undefined) return undefined
    return isLow(password) ? low : t('passwords.form', limitsOf(strategy))
  }
  return ({ password: typed, again }: NewPasswordValue) => {
    const password = typed.trim()
    const differs = again.trim() === password ? undefined : t('passwords.differ')
    return {
      onLeaving: whatIsWrong(password, t('passwords.lowOnLeaving')),
      onSending: {
        password: whatIsWrong(password, t('passwords.low')),
        again: again === '' ? t('passwords.need.again') : differs,
      },
    }
  }
}
