import css from './LoginPage.module.css'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { getImageVerifyCode } from '#contract/login/captcha.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { usePortal } from '#web/kit/client/portal.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { AccountFields } from './AccountFields.tsx'
import { isWrongPassword } from '#web/modules/login/sms/codes.ts'
import { PictureField } from '#web/modules/login/captcha/CodeField.tsx'
import { attempt, type Credentials, requestOf } from './login.ts'
import { NextStep } from './NextStep.tsx'
import { Refusal } from './Refusal.tsx'
import { SliderDialog } from '#web/modules/login/captcha/SliderDialog.tsx'
import { useLogin } from './useLogin.ts'
import { useRememberedAccount } from './useRememberedAccount.ts'
import { usePicture } from '#web/modules/login/captcha/usePicture.ts'

type Errors = { readonly [K in 'account' | 'password' | 'code' | 'form']?: string }

interface LoginFormProps {
  readonly entrance: Entrance
  /** Further links, for people without a password. */
  readonly links?: ReactNode
  /** Account to begin with. */
  readonly account?: string | undefined
}

/** Login form: account and password, with captcha or puzzle; refusals are shown at their field. */
export function LoginForm({ entrance, links, account: given }: LoginFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isHere = useHydrated()
  const { account, setAccount, isRemembered, setRemembered, remember } = useRememberedAccount(isHere, given)
  const [password, setPassword] = useState('')
  const picture = usePicture()
  const [errors, setErrors] = useState<Errors>({})
  const isPuzzle = usePortal().portalSettingsInfo.accountLoginValidType === '2'
  const [isPuzzled, setPuzzled] = useState(false)

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  const onFailure = (error: Error) => {
    picture.renew()
    if (!(error instanceof Refused)) return setPuzzled(false)
    if (error.is('login.slider')) return
    setPuzzled(false)
    const place = error.is('login.captcha') ? 'code' : isWrongPassword(error) ? 'password' : 'form'
    setErrors({ [place]: error.message })
    focus(place === 'password' ? 'password' : 'code')
  }
  const login = useLogin(onFailure)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const empty = {
      account: account.trim() === '',
      password: password === '',
      code: !isPuzzle && picture.typed.code === '',
    }
    const blank = (['account', 'password', 'code'] as const).filter((name) => empty[name])
    setErrors(Object.fromEntries(blank.map((name) => [name, t(`login.need.${name}`)])))
    if (blank[0]) return focus(blank[0])
    remember()
    if (isPuzzle) return setPuzzled(true)
    enter({ verifyCode: picture.typed.code, verifyKey: picture.typed.key })
  }
  const enter = (proof: Credentials['proof']) => {
    const credentials = { userCode: account.trim(), password, entrance, proof }
    login.mutate(async () => attempt(await requestOf(credentials)))
  }
  const giveUp = () => {
    login.reset()
    setPuzzled(false)
    picture.renew()
  }

  return (
    <>
      <form ref={form} className={css['fields']} noValidate inert={!isHere} onSubmit={onSubmit}>
        <AccountFields
          account={account}
          onAccount={setAccount}
          password={password}
          onPassword={setPassword}
          errors={errors}
        />
        {!isPuzzle && (
          <PictureField
            value={picture.code}
            onChange={picture.setCode}
            error={errors.code}
            codeKey={picture.codeKey}
            onRenew={picture.renew}
          />
        )}
        <Refusal text={errors.form} />
        <div className={css['beside']}>
          <label className={css['remember']}>
            <input
              type="checkbox"
              className="tick"
              checked={isRemembered}
              onChange={(event) => setRemembered(event.target.checked)}
            />
            {t('login.remember')}
          </label>
          {links}
        </div>
        <Button type="submit" variant="solid" size="xl" block busy={login.isPending}>
          {t('login.login')}
        </Button>
      </form>
      {isPuzzled && (login.isIdle || login.isPending || login.isError) && (
        <SliderDialog
          load={() => call(getImageVerifyCode, {})}
          onSolve={(answer) => enter({ ...answer, track: answer.track.map((point) => [...point]) })}
          onClose={giveUp}
          refusal={login.isError ? login.error.message : undefined}
        />
      )}
      <NextStep login={login} onGiveUp={giveUp} />
    </>
  )
}
