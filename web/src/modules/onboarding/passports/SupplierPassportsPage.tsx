import { useTranslation } from 'react-i18next'
import {
  type DeliveredPassport,
  exportPassports,
  listPassports,
  type PassportStatus,
  passportStatusNames,
  setPassportAside,
  takeOverPassport,
} from '#contract/onboarding/passports.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { PassportDrawer } from './PassportDrawer.tsx'
import { proofTones } from './proofTones.ts'

const tones = { '01': 'warn', '02': 'ok', '03': 'mute', '04': 'mute', '05': 'mute' } as const
const place = () => (languageTag() === 'en' ? 1 : 0)
const ofVersion = ({ id, version }: DeliveredPassport) => ({ id, version })

/** Passports that suppliers have granted to this platform. */
export function SupplierPassportsPage() {
  const { t } = useTranslation()
  const statuses = (Object.keys(tones) as PassportStatus[]).map((value) => ({
    value,
    label: passportStatusNames[value][place()],
  }))
  return (
    <Page title={t('supplierPassports.title')} purpose={t('supplierPassports.purpose')}>
      <RecordPanel
        texts="supplierPassports"
        route={listPassports}
        exported={exportPassports}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'companyName',
            lead: true,
            render: ({ companyName, creditCode }) => <RowName under={creditCode}>{companyName}</RowName>,
          },
          {
            key: 'issuerName',
            render: ({ issuerName, issuerHost }) => <RowName under={issuerHost}>{issuerName}</RowName>,
          },
          { key: 'editionNo', render: ({ editionNo }) => t('supplierPassports.edition', { number: editionNo }) },
          {
            key: 'proof',
            render: ({ proof }) => (
              <StatusTag tone={proofTones[proof]}>{t(`supplierPassports.proofs.${proof}`)}</StatusTag>
            ),
          },
          {
            key: 'deliveredAt',
            sort: 'deliveredAt',
            desk: true,
            render: ({ deliveredAt }) => <Brief at={deliveredAt} />,
          },
          {
            key: 'status',
            render: ({ status }) => <StatusTag tone={tones[status]}>{passportStatusNames[status][place()]}</StatusTag>,
          },
        ]}
        filters={[
          {
            name: 'status',
            label: t('supplierPassports.field.status'),
            control: <Select hint={t('common.all')} options={statuses} />,
          },
        ]}
        actions={{
          view: {
            shown: () => true,
            renderDialog: (row: DeliveredPassport, close) => <PassportDrawer passport={row} onClose={close} />,
          },
          takeOver: {
            call: callTo(takeOverPassport, ofVersion),
            confirm: ({ companyName }) => ({
              title: t('supplierPassports.takeOverTitle', { companyName }),
              text: t('supplierPassports.takeOverText'),
            }),
          },
          setAside: {
            call: callTo(setPassportAside, ofVersion),
            confirm: ({ companyName }) => ({
              title: t('supplierPassports.setAsideTitle', { companyName }),
              text: t('supplierPassports.setAsideText'),
            }),
          },
        }}
      />
    </Page>
  )
}
