import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { findSupplier360, type Supplier360 } from '#contract/onboarding/supplier360.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { CertificateTable, Deals, ProfileFacts } from '#web/modules/suppliers/profile/ProfileFacts.tsx'
import css from './Supplier360.module.css'
import { SupplierPartCard } from './SupplierPartCard.tsx'

/** Supplier at a glance: its profile, and what of its documents the reader may see. */
export function Supplier360Page() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const supplier = useRead(findSupplier360, { id: search.get('id') ?? '0' })
  const { profile, parts } = supplier
  return (
    <Page
      title={supplier.name}
      backTo={{ to: '/suppliers', label: t('suppliers.title'), here: supplier.shortName, kind: t('supplier360.title') }}
      actions={
        <StatusTag tone={supplier.status === 'active' ? 'ok' : 'mute'}>
          {t(`suppliers.status.${supplier.status}`)}
        </StatusTag>
      }
    >
      <Stack>
        {profile && profile.blocks.length > 0 && <Alert tone="warn" title={t('supplier360.blocked')} />}
        {profile && (
          <Section title={t('supplierProfile.deals')}>
            <Deals profile={profile} />
          </Section>
        )}
        <Section title={t('supplierProfile.facts')}>
          {profile ? <ProfileFacts profile={profile} /> : <Facts supplier={supplier} />}
        </Section>
        {parts.length > 0 && (
          <div className={css['parts']}>
            {parts.map((part) => (
              <SupplierPartCard key={part.kind} part={part} supplierName={supplier.name} />
            ))}
          </div>
        )}
        {profile && (
          <Section
            title={t('supplierProfile.certificates')}
            actions={
              <Link to={`/certificateCalendar?keyword=${encodeURIComponent(supplier.name)}`}>
                {t('supplier360.toList')}
              </Link>
            }
          >
            <CertificateTable certificates={profile.certificates} />
          </Section>
        )}
      </Stack>
    </Page>
  )
}

const plain = ['name', 'shortName', 'code', 'creditCode', 'region', 'contactName', 'contactTel'] as const

function Facts({ supplier }: { readonly supplier: Supplier360 }) {
  const { t } = useTranslation()
  return (
    <DescriptionList items={plain.map((key) => ({ label: t(`supplierProfile.field.${key}`), value: supplier[key] }))} />
  )
}
