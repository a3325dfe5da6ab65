import { useTranslation } from 'react-i18next'
import { limitsOf, type LoginSettings, defaultLoginSettings as usual } from '#contract/tenancy/loginSettings.ts'
import type { ReadLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { DriverRows } from './DriverRows.tsx'
import css from './LoginSettings.module.css'

interface PartProps {
  readonly read: ReadLoginSettings
  readonly form: FormPart<LoginSettings>
}
type Named<T> = { [N in keyof LoginSettings]: LoginSettings[N] extends T ? N : never }[keyof LoginSettings]
type Chosen = 'accountLoginValidType' | 'loginCipher' | 'smsLoginBy' | 'secondFactor'
type Addressed = 'PUR_LOGIN_URL' | 'SUP_LOGIN_URL' | 'userRegUrl'

const kinds = [2, 3, 4] as const

/** The fields of the form, by what a setting is. Each says in a line what it does, and what it usually is. */
function useFields({ form: { field, values: written } }: PartProps) {
  const { t } = useTranslation()
  // The default is of use where it was left, and noise where it holds.
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
      const { minimum: least = 0, maximum: most = 0 } = limitsOf(name)
      const facts = { hint: t(`portal.login.hint.${name}`), least, most, value: usual[name] }
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

export function MethodsSection(props: PartProps) {
  const { t } = useTranslation()
  const { flag, choice, number } = useFields(props)
  return (
    <Section title={t('portal.login.section.ways')}>
      <FieldGrid columns={4}>
        {flag('accountLogin')}
        {flag('smsLogin')}
        {flag('caLogin')}
        {flag('qrLogin')}
      </FieldGrid>
      {props.form.values.smsLogin && !props.read.canSendSms && (
        <div className={css['more']}>
          <Alert tone="warn" title={t('portal.login.noSms')} />
        </div>
      )}
      <div className={css['more']}>
        <FieldGrid>
          {choice('accountLoginValidType')}
          {choice('loginCipher')}
          {choice('smsLoginBy')}
          {number('smsPerDay')}
          {number('qrLoginSeconds')}
        </FieldGrid>
      </div>
    </Section>
  )
}

export function CaSection(props: PartProps) {
  const { t } = useTranslation()
  const { flag } = useFields(props)
  return (
    <Section title={t('portal.login.section.ca')}>
      {flag('caReminder')}
      <DriverRows rows={props.form.rows('caInfos', 'portal.login.driver')} />
    </Section>
  )
}

export function AddressesSection(props: PartProps) {
  const { t } = useTranslation()
  const { address, flag } = useFields(props)
  return (
    <Section title={t('portal.login.section.addresses')} note={t('portal.login.hint.address')}>
      <FieldGrid>
        {address('PUR_LOGIN_URL')}
        {address('SUP_LOGIN_URL')}
        {address('userRegUrl')}
        {flag('isLoginHome')}
        {flag('loginButton')}
      </FieldGrid>
    </Section>
  )
}

export function PasswordSection(props: PartProps) {
  const { t } = useTranslation()
  const fields = useFields(props)
  return (
    <Section title={t('portal.login.section.password')}>
      <FieldGrid columns={4}>
        {fields.flag('passwordStrategy')}
        {fields.number('passwordLength')}
        {fields.number('passwordMost')}
        {fields.kinds()}
        {fields.flag('isShowPwdErrInfo')}
      </FieldGrid>
    </Section>
  )
}

export function SessionSection(props: PartProps) {
  const { t } = useTranslation()
  const { flag, choice, number } = useFields(props)
  return (
    <Section title={t('portal.login.section.session')}>
      <FieldGrid columns={4}>
        {number('sessionIdleMinutes')}
        {number('sessionHours')}
        {flag('oneSession')}
        {choice('secondFactor')}
        {flag('isHideTopDept')}
      </FieldGrid>
    </Section>
  )
}

export function TrialSection(props: PartProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { flag, number, role, roleHint } = useFields(props)
  const { trialRoles, settings } = props.read
  const options = trialRoles.map((each) => ({ value: each.code, label: nameOf(each) }))
  const isKnown = trialRoles.some(({ code }) => code === settings.trialRole)
  const present = { value: settings.trialRole, label: t('portal.login.noRole', { code: settings.trialRole }) }
  return (
    <Section title={t('portal.login.section.trial')}>
      <FieldGrid>
        {flag('isOpenTrial')}
        {number('trialDays')}
        <Field
          {...role}
          control={<Select options={isKnown ? options : [...options, { ...present, disabled: true }]} />}
          hint={roleHint(options.find(({ value }) => value === usual.trialRole)?.label ?? usual.trialRole)}
        />
      </FieldGrid>
    </Section>
  )
}
