import { useTranslation } from 'react-i18next'
import { limitsOf, type LoginSettings, defaultLoginSettings as usual } from '#contract/tenancy/loginSettings.ts'
import type { ReadLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { Field } from '#web/kit/form/Field.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { rangeText } from './rangeText.ts'

export interface SettingsPartProps {
  readonly read: ReadLoginSettings
  readonly form: FormPart<LoginSettings>
}
type Named<T> = { [N in keyof LoginSettings]: LoginSettings[N] extends T ? N : never }[keyof LoginSettings]
type Chosen = 'accountLoginValidType' | 'loginCipher' | 'smsLoginBy' | 'secondFactor'
type Addressed = 'PUR_LOGIN_URL' | 'SUP_LOGIN_URL' | 'userRegUrl'

const kinds = [2, 3, 4] as const

/** Fields by type of the setting, each with a hint and its default. */
export function useSettingFields({ form: { field, values: written } }: SettingsPartProps) {
  const { t } = useTranslation()
  // Shows the default only if the value differs from it.
  const hint = (name: Exclude<keyof LoginSettings, 'caInfos'>, value: string) => {
    const about = t(`portal.login.hint.${name}`)
    return written[name] === usual[name] ? about : t('portal.login.usual', { hint: about, value })
  }
  const words: { readonly [N in Chosen]: Readonly<Record<LoginSettings[N], string>> } = {
    accountLoginValidType: { 0: t('portal.login.value.picture'), 2: t('portal.login.value.slider') },
    loginCipher: { sm2: t('portal.login.value.sm2'), rsa: t('portal.login.value.rsa') },
    smsLoginBy: { mobile: t('portal.login.value.mobile'), account: t('portal.login.value.account') },
    secondFactor: { optional: t('portal.login.value.optional'), required: t('portal.login.value.required') },
  }
  return {
    flag: (name: Named<boolean>) => (
      <Field
        {...field(name)}
        control={<Switch type="checkbox" />}
        hint={hint(name, t(usual[name] ? 'portal.login.on' : 'portal.login.off'))}
      />
    ),
    choice: (name: Chosen) => {
      const said: Readonly<Record<string, string>> = words[name]
      return (
        <Field
          {...field(name)}
          control={<Select options={Object.entries(said).map(([value, word]) => ({ value, label: word }))} />}
          hint={hint(name, said[usual[name]] ?? '')}
        />
      )
    },
    number: (name: Named<number>) => {
      const { minimum: least = 0, maximum: max = 0 } = limitsOf(name)
      const facts = { hint: t(`portal.login.hint.${name}`), range: rangeText(least, max), value: usual[name] }
      return (
        <Field
          {...field(name)}
          control={<Input inputMode="numeric" maxLength={4} />}
          hint={t(written[name] === usual[name] ? 'portal.login.within' : 'portal.login.between', facts)}
        />
      )
    },
    kinds: () => {
      const own = field('passwordLevel')
      const counted = (count: number) => t('portal.login.value.kinds', { count })
      return (
        <Field
          {...own}
          value={String(own.value)}
          control={<Select options={kinds.map((count) => ({ value: String(count), label: counted(count) }))} />}
          hint={hint('passwordLevel', counted(usual.passwordLevel))}
        />
      )
    },
    address: (name: Addressed) => {
      const own = field(name)
      return (
        <Field
          {...own}
          error={own.error && t('portal.login.badAddress')}
          control={<Input inputMode="url" maxLength={500} spellCheck={false} />}
          hint={hint(name, usual[name] || t('portal.login.empty'))}
        />
      )
    },
    role: field('trialRole'),
    roleHint: (name: string) => hint('trialRole', name),
  }
}
