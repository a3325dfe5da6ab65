import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AgreementPrice, exportAgreementPrices, listAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { AgreementDialog } from './AgreementDialog.tsx'
import { EndAgreementDialog } from './EndAgreementDialog.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useAgreementColumns } from './useAgreementColumns.tsx'

/** Page of agreement prices. */
export function AgreementPricesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  // Adding needs goods of the mall and departments of the organisation, so both read permissions.
  const add = may('goods.read') && may('org.read') && (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setIsAdding(true)}>
      {t('agreementPrices.add')}
    </Button>
  )
  const [ending, setEnding] = useState<AgreementPrice>()
  const columns = useAgreementColumns(setEnding)
  return (
    <>
      <ListPage
        title={t('agreementPrices.title')}
        purpose={t('agreementPrices.purpose')}
        actions={add}
        route={listAgreementPrices}
        exported={exportAgreementPrices}
        label={t('agreementPrices.title')}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: 'keyword',
            label: t('agreementPrices.goods'),
            control: <Input maxLength={100} placeholder={t('agreementPrices.goodsHint')} />,
          },
          { name: 'deptId', label: t('agreementPrices.dept'), control: <DeptSelect /> },
          { name: 'onDay', label: t('agreementPrices.onDay'), control: <DateInput /> },
        ]}
        empty={
          <Empty illustration="box" title={t('agreementPrices.empty')} reason={t('agreementPrices.emptyReason')} />
        }
      />
      {isAdding && <AgreementDialog onClose={() => setIsAdding(false)} />}
      {ending && <EndAgreementDialog price={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}
