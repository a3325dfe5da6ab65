import { useTranslation } from 'react-i18next'
import { exportAgreementPrices, listAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useAgreementColumns } from './useAgreementColumns.tsx'

/** Price book: the prices of all agreements, each with its document. They are set there. */
export function AgreementPricesPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      title={t('agreementPrices.title')}
      purpose={t('agreementPrices.purpose')}
      route={listAgreementPrices}
      exported={exportAgreementPrices}
      label={t('agreementPrices.title')}
      rowKey={({ id }) => id}
      columns={useAgreementColumns()}
      filters={[
        {
          name: 'keyword',
          label: t('agreementPrices.goods'),
          control: <Input maxLength={100} placeholder={t('agreementPrices.goodsHint')} />,
        },
        { name: 'deptId', label: t('agreementPrices.dept'), control: <DeptSelect /> },
        { name: 'onDay', label: t('agreementPrices.onDay'), control: <DateInput /> },
      ]}
      empty={<Empty illustration="box" title={t('agreementPrices.empty')} reason={t('agreementPrices.emptyReason')} />}
    />
  )
}
