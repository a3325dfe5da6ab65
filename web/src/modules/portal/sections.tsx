import css from './LoginSettings.module.css'
import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { DriverRows } from './DriverRows.tsx'
import { type SettingsPartProps, useSettingFields } from './useSettingFields.tsx'

export function MethodsSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const { flag, choice, number } = useSettingFields(props)
  return (
    <Section id="methods" title={t('portal.login.section.methods')}>
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
        <FieldGrid columns={4}>
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

export function CaSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const { flag } = useSettingFields(props)
  return (
    <Section id="ca" title={t('portal.login.section.ca')}>
      <FieldGrid columns={4}>{flag('caReminder')}</FieldGrid>
      <DriverRows rows={props.form.rows('caInfos', 'portal.login.driver')} />
    </Section>
  )
}

export function AddressesSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const { address, flag } = useSettingFields(props)
  return (
    <Section id="addresses" title={t('portal.login.section.addresses')} note={t('portal.login.hint.address')}>
      <FieldGrid columns={4}>
        {flag('isLoginHome')}
        {flag('loginButton')}
      </FieldGrid>
      <div className={css['more']}>
        <FieldGrid columns={4}>
          {address('PUR_LOGIN_URL')}
          {address('SUP_LOGIN_URL')}
          {address('userRegUrl')}
        </FieldGrid>
      </div>
    </Section>
  )
}

export function PasswordSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const fields = useSettingFields(props)
  return (
    <Section id="password" title={t('portal.login.section.password')}>
      <FieldGrid columns={4}>
        {fields.flag('passwordStrategy')}
        {fields.flag('isShowPwdErrInfo')}
      </FieldGrid>
      <div className={css['more']}>
        <FieldGrid columns={4}>
          {fields.number('passwordLength')}
          {fields.number('passwordMax')}
          {fields.kinds()}
        </FieldGrid>
      </div>
    </Section>
  )
}

export function SessionSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const { flag, choice, number } = useSettingFields(props)
  return (
    <Section id="session" title={t('portal.login.section.session')}>
      <FieldGrid columns={4}>
        {flag('oneSession')}
        {flag('isHideTopDept')}
      </FieldGrid>
      <div className={css['more']}>
        <FieldGrid columns={4}>
          {number('sessionIdleMinutes')}
          {number('sessionHours')}
          {choice('secondFactor')}
        </FieldGrid>
      </div>
    </Section>
  )
}
