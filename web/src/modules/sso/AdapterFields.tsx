import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type EntryDraft, EntrySettings } from '#contract/sso/ssoEntries.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import { itemsIn, linesOf } from './entryDraft.ts'
import css from './SsoEntriesPage.module.css'

interface AdapterFieldsProps {
  readonly draft: EntryDraft
  readonly onChange: (settings: EntrySettings) => void
  readonly secret: string
  readonly onSecret: (secret: string) => void
  readonly hasSecret: boolean
  readonly tried: boolean
}

/** The settings of the protocol that is chosen; those of the others stay as they are. */
export function AdapterFields({ draft, onChange, secret, onSecret, hasSecret, tried }: AdapterFieldsProps) {
  const { t } = useTranslation()
  const { adapter, settings } = draft
  const set = (part: Partial<EntrySettings>) => onChange({ ...settings, ...part })
  const label = (name: keyof EntrySettings) =>
    name === 'issuer' && adapter === 'saml' ? t('sso.field.entityId') : t(`sso.field.${name}`)
  const field = useFieldOf()({ schema: EntrySettings, values: settings, onChange: set, label, tried })
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  const lines = (name: 'hosts' | 'strongContexts') => (
    <Field
      label={t(`sso.field.${name}`)}
      hint={t(`sso.hint.${name}`)}
      value={linesOf(settings[name])}
      onChange={(typed) => set({ [name]: itemsIn(String(typed)) })}
      control={<TextArea rows={2} />}
      wide
    />
  )
  const secretField = (
    <Field
      label={t(adapter === 'link' ? 'sso.field.key' : 'sso.field.secret')}
      value={secret}
      onChange={(typed) => onSecret(String(typed))}
      control={<Input type="password" autoComplete="new-password" maxLength={4000} />}
      hint={t(hasSecret ? 'sso.hint.kept' : 'sso.hint.secret')}
    />
  )
  const parts: Readonly<Record<typeof adapter, ReactNode>> = {
    oidc: (
      <FieldGrid columns={2}>
        <Field
          {...field('issuer')}
          control={<Input maxLength={500} inputMode="url" />}
          hint={t('sso.hint.issuer')}
          wide
        />
        <Field {...field('clientId')} control={<Input maxLength={200} />} />
        {secretField}
        <Field {...field('scope')} control={<Input maxLength={200} />} />
        <Field
          {...field('clientAuth')}
          control={
            <Select
              options={(['post', 'basic', 'none'] as const).map((value) => ({
                value,
                label: t(`sso.clientAuth.${value}`),
              }))}
            />
          }
        />
        <Field
          {...field('tokenAlgorithm')}
          control={<Select options={options(['RS256', 'PS256', 'ES256', 'EdDSA'])} />}
        />
        {lines('hosts')}
        {lines('strongContexts')}
      </FieldGrid>
    ),
    saml: (
      <FieldGrid columns={2}>
        <Field {...field('issuer')} control={<Input maxLength={500} />} />
        <Field {...field('address')} control={<Input maxLength={500} inputMode="url" />} />
        <Field
          {...field('binding')}
          control={
            <Select
              options={(['redirect', 'post'] as const).map((value) => ({ value, label: t(`sso.binding.${value}`) }))}
            />
          }
        />
        <Field
          {...field('wantResponseSigned')}
          control={<Switch type="checkbox" />}
          hint={t('sso.hint.wantResponseSigned')}
        />
        <Field {...field('certificates')} control={<TextArea rows={6} />} hint={t('sso.hint.certificates')} wide />
        {lines('strongContexts')}
      </FieldGrid>
    ),
    cas: (
      <FieldGrid columns={2}>
        <Field
          {...field('address')}
          control={<Input maxLength={500} inputMode="url" />}
          hint={t('sso.hint.cas')}
          wide
        />
      </FieldGrid>
    ),
    link: (
      <>
        <FieldGrid columns={2}>
          {secretField}
          <Field
            {...field('digest')}
            control={
              <Select
                options={[
                  { value: 'sm3', label: 'HMAC-SM3' },
                  { value: 'sha256', label: 'HMAC-SHA-256' },
                ]}
              />
            }
          />
          <Field {...field('bareDigest')} control={<Switch type="checkbox" />} hint={t('sso.hint.bareDigest')} wide />
        </FieldGrid>
        {settings.bareDigest && (
          <div className={css['warning']}>
            <Alert tone="warn" told title={t('sso.office.bareTitle')}>
              {t('sso.office.bareWarning')}
            </Alert>
          </div>
        )}
      </>
    ),
  }
  return (
    <>
      <h3 className={css['group']}>{t(`sso.adapter.${adapter}`)}</h3>
      {parts[adapter]}
    </>
  )
}
