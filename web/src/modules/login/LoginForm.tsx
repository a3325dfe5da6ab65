import {
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  LockOutlined,
  SafetyOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/identity.ts'
import { getImageVerifyCode } from '#contract/login.ts'
import { call, Refused } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Field } from '#web/kit/Field.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { usePortal } from '#web/kit/portal.ts'
import { useIsHere } from '#web/kit/visit.ts'
import { Captcha, newCodeKey } from './Captcha.tsx'
import { attempt, type Credentials, requestOf } from './login.ts'
import css from './LoginPage.module.css'
import { NextStep } from './NextStep.tsx'
import { SliderDialog } from './SliderDialog.tsx'
import { useLogin } from './useLogin.ts'

const REMEMBERED = 'rememberedUser'
type Errors = { readonly [K in 'account' | 'password' | 'code' | 'form']?: string }

interface LoginFormProps {
  readonly entrance: Entrance
  /** What else somebody without a password can do. */
  readonly links?: ReactNode
}

/** Account and password, with a picture code or a puzzle; the server's no stands where it belongs. */
export function LoginForm({ entrance, links }: LoginFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isHere = useIsHere()
  const remembered = isHere ? localStorage.getItem(REMEMBERED) : null
  const [typed, setAccount] = useState<string>()
  const account = typed ?? remembered ?? ''
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codeKey, setCodeKey] = useState(newCodeKey)
  const [chosen, setRemember] = useState<boolean>()
  const remember = chosen ?? remembered !== null
  const [errors, setErrors] = useState<Errors>({})
  const isPuzzle = usePortal().portalSettingsInfo.accountLoginValidType === '1'
  const [isPuzzled, setPuzzled] = useState(false)

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  /** Whatever the reason was, the picture has been used up. */
  const renewCode = () => {
    setCode('')
    setCodeKey(newCodeKey())
  }
  const onFailure = (error: Error) => {
    renewCode()
    if (!(error instanceof Refused)) return setPuzzled(false)
    if (error.is('login.slider')) return
    setPuzzled(false)
    const place = error.is('login.captcha') ? 'code' : error.is('login.wrong') ? 'password' : 'form'
    setErrors({ [place]: error.message })
    focus(place === 'password' ? 'password' : 'code')
  }
  const login = useLogin(onFailure)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const empty = { account: account.trim() === '', password: password === '', code: !isPuzzle && code.trim() === '' }
    const blank = (['account', 'password', 'code'] as const).filter((name) => empty[name])
    setErrors(Object.fromEntries(blank.map((name) => [name, t(`login.need.${name}`)])))
    if (blank[0]) return focus(blank[0])
    if (remember) localStorage.setItem(REMEMBERED, account.trim())
    else localStorage.removeItem(REMEMBERED)
    if (isPuzzle) return setPuzzled(true)
    enter({ verifyCode: code.trim(), verifyKey: String(codeKey) })
  }
  const enter = (proof: Credentials['proof']) => {
    const credentials = { userCode: account.trim(), password, entrance, proof }
    login.mutate(async () => attempt(await requestOf(credentials)))
  }
  const giveUp = () => {
    login.reset()
    setPuzzled(false)
    renewCode()
  }

  return (
    <>
      <form ref={form} className={css['fields']} noValidate inert={!isHere} onSubmit={onSubmit}>
        <Field
          quiet
          label={t('login.account')}
          value={account}
          onChange={(value) => setAccount(String(value))}
          error={errors.account}
          control={
            <TextBox
              size="lg"
              name="account"
              autoComplete="username"
              maxLength={64}
              placeholder={t('login.account')}
              before={<UserOutlined />}
            />
          }
        />
        <Field
          quiet
          label={t('login.password')}
          value={password}
          onChange={(value) => setPassword(String(value))}
          error={errors.password}
          control={<PasswordBox />}
        />
        {!isPuzzle && (
          <div className={css['code']}>
            <Field
              quiet
              label={t('login.code')}
              value={code}
              onChange={(value) => setCode(String(value))}
              error={errors.code}
              control={
                <TextBox
                  size="lg"
                  name="code"
                  autoComplete="off"
                  maxLength={8}
                  placeholder={t('login.code')}
                  before={<SafetyOutlined />}
                />
              }
            />
            <Captcha codeKey={codeKey} onRenew={renewCode} />
          </div>
        )}
        {errors.form !== undefined && (
          <p className={css['refusal']} role="alert">
            <ExclamationCircleFilled aria-hidden /> {errors.form}
          </p>
        )}
        <div className={css['beside']}>
          <label className={css['remember']}>
            <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
            {t('login.remember')}
          </label>
          {links}
        </div>
        <Button type="submit" look="solid" size="xl" block busy={login.isPending}>
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

/** The password, hidden until somebody wants to see it. What it gets from its field goes on to the input. */
function PasswordBox(given: object) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextBox
      {...given}
      size="lg"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={128}
      placeholder={t('login.password')}
      before={<LockOutlined />}
      after={
        <button
          type="button"
          className={css['eye']}
          aria-pressed={isShown}
          aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  )
}
