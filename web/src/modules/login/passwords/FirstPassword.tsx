import { type FormEvent, useState } from 'react'
import type { LoginResult } from '#contract/login/login.ts'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { encryptPasswords } from '#web/modules/login/login/login.ts'
import { enterBy } from '#web/modules/login/login/outcome.ts'
import { NextStep } from '#web/modules/login/login/NextStep.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useLogin } from '#web/modules/login/login/useLogin.ts'
import { NewPassword, type NewPasswordErrors, useNewPasswordViolations } from './NewPassword.tsx'
import css from './Password.module.css'

interface FirstPasswordProps {
  readonly submit: string
  /** Sets the encrypted password and logs in. */
  readonly send: (form: { readonly newPassWD: string; readonly key: string }) => Promise<LoginResult>
}

/** First password of an invited person, who is logged in with it. */
export function FirstPassword({ submit, send }: FirstPasswordProps) {
  const strategy = useRead(passwdStrategy, {})
  const [value, setValue] = useState({ password: '', again: '' })
  const [errors, setErrors] = useState<NewPasswordErrors & { readonly form?: string | undefined }>({})
  const violationsOf = useNewPasswordViolations(strategy)
  const login = useLogin((error) => {
    if (error instanceof Refused) setErrors({ form: error.message })
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = violationsOf(value).onSending
    setErrors(found)
    if (Object.values(found).some((violation) => violation !== undefined)) return
    login.mutate(() =>
      enterBy(async () => {
        const { key, texts } = await encryptPasswords([value.password.trim()])
        return send({ key, newPassWD: texts[0]! })
      }),
    )
  }
  return (
    <>
      <form className={css['fields']} noValidate onSubmit={onSubmit}>
        <NewPassword value={value} onChange={setValue} errors={errors} onErrors={setErrors} strategy={strategy} />
        <Refusal text={errors.form} />
        <Button type="submit" variant="solid" size="xl" block busy={login.isPending}>
          {submit}
        </Button>
      </form>
      <NextStep login={login} onGiveUp={() => login.reset()} />
    </>
  )
}
