import { useTranslation } from 'react-i18next'
import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { BareDigestWarning } from './BareDigestWarning.tsx'
import { digestNames } from './entryDraft.ts'
import css from './SsoEntriesPage.module.css'

interface AdapterFieldsProps {
  readonly form: FormPart<EntryDraft & { secret?: string }>
  readonly hasSecret: boolean
}

/** Settings of the selected protocol; those of other protocols are kept. */
export function AdapterFields(props: AdapterFieldsProps) {
  const { t } = useTranslation()
  const { adapter = 'oidc' } = props.form.values
  const OfAdapter = parts[adapter]
  return (
    <>
      <h3 className={css['group']}>{t(`sso.adapter.${adapter}`)}</h3>
      <OfAdapter {...props} />
    </>
  )
}

const parts = { oidc: OidcFields, saml: SamlFields, cas: CasFields, link: LinkFields }

const useSettings = ({ form }: AdapterFieldsProps) => form.part('settings', 'sso.field')

function Secret({ form, hasSecret, label }: AdapterFieldsProps & { readonly label?: string }) {
  const { t } = useTranslation()
  const hint = t(hasSecret ? 'sso.hint.kept' : 'sso.hint.secret')
  return <FormField field={form.field('secret')} as="password" hint={hint} {...(label ? { label } : {})} />
}

function OidcFields(props: AdapterFieldsProps) {
  const { t } = useTranslation()
  const settings = useSettings(props)
  return (
    <>
      <Fields
        of={settings}
        fields={{
          issuer: { as: 'line', hint: t('sso.hint.issuer'), wide: true },
          clientId: { as: 'line' },
          scope: { as: 'line' },
          clientAuth: { optionLabel: (each) => t(`sso.clientAuth.${each}`) },
          tokenAlgorithm: {},
          hosts: { hint: t('sso.hint.hosts'), rows: 2, wide: true },
          strongContexts: { hint: t('sso.hint.strongContexts'), rows: 2, wide: true },
        }}
      />
      <FieldGrid columns={2}>
        <Secret {...props} />
      </FieldGrid>
    </>
  )
}

function SamlFields(props: AdapterFieldsProps) {
  const { t } = useTranslation()
  return (
    <Fields
      of={useSettings(props)}
      fields={{
        issuer: { as: 'line', label: t('sso.field.entityId') },
        address: { as: 'line' },
        binding: { optionLabel: (each) => t(`sso.binding.${each}`) },
        wantResponseSigned: { hint: t('sso.hint.wantResponseSigned') },
        certificates: { rows: 6, hint: t('sso.hint.certificates'), wide: true },
        strongContexts: { hint: t('sso.hint.strongContexts'), rows: 2, wide: true },
      }}
    />
  )
}

function CasFields(props: AdapterFieldsProps) {
  const { t } = useTranslation()
  return <Fields of={useSettings(props)} fields={{ address: { as: 'line', hint: t('sso.hint.cas'), wide: true } }} />
}

function LinkFields(props: AdapterFieldsProps) {
  const { t } = useTranslation()
  const settings = useSettings(props)
  return (
    <>
      <FieldGrid columns={2}>
        <Secret {...props} label={t('sso.field.key')} />
        <FormField
          field={settings.field('digest')}
          optionLabel={(digest: keyof typeof digestNames) => digestNames[digest]}
        />
        <FormField field={settings.field('bareDigest')} hint={t('sso.hint.bareDigest')} wide />
      </FieldGrid>
      {settings.values.bareDigest && <BareDigestWarning />}
    </>
  )
}
