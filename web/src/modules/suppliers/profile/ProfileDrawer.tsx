import { useTranslation } from 'react-i18next'
import { getSupplierProfile } from '#contract/suppliers/profile.ts'
import { listSupplierAccounts } from '#contract/suppliers/supplierAccounts.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { CertificateTable, Deals, ProfileFacts } from './ProfileFacts.tsx'

interface ProfileDrawerProps {
  readonly supplier: Supplier
  readonly onClose: () => void
}

/** Profile of a supplier for operators: what one may deal with it for, facts, certificates and people. */
export function ProfileDrawer({ supplier: { id, name }, onClose }: ProfileDrawerProps) {
  return (
    <Dialog title={name} width={800} place="right" onClose={onClose}>
      <Profile id={id} />
    </Dialog>
  )
}

function Profile({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const profile = useRead(getSupplierProfile, { id })
  const people = useOptionalRead(listSupplierAccounts, { id }, useMay()('supplier.manage')) ?? []
  return (
    <Stack>
      <Section bare title={t('supplierProfile.deals')}>
        <Deals profile={profile} />
      </Section>
      <Section bare title={t('supplierProfile.facts')}>
        <ProfileFacts profile={profile} />
      </Section>
      <Section bare title={t('supplierProfile.certificates')}>
        <CertificateTable certificates={profile.certificates} />
      </Section>
      {people.length > 0 && (
        <Section bare title={t('supplierProfile.people')}>
          <DescriptionList items={people.map(({ userName, userCode }) => ({ label: userName, value: userCode }))} />
        </Section>
      )}
    </Stack>
  )
}
