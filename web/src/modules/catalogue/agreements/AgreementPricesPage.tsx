import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AgreementPrice, listAgreementPrices } from '#contract/catalogue/catalogue.ts'
import { useRead } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { DataTable } from '#web/kit/DataTable.tsx'
import { DayBox } from '#web/kit/DayBox.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { Filters } from '#web/kit/office/Filters.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { EndAgreementDialog } from './EndAgreementDialog.tsx'
import { useAgreementColumns } from './useAgreementColumns.tsx'

/** What departments pay under agreements. */
export function AgreementPricesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ keyword, deptId, onDay }, setQuery] = useQueryOf(listAgreementPrices)
  const [isAdding, setIsAdding] = useState(false)
  // Goods are found in the mall and departments in the organisation; who sees neither cannot set a price here.
  const add = may('goods.read') && may('org.read') && (
    <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('agreementPrices.add')}
    </Button>
  )
  return (
    <Page title={t('agreementPrices.title')} purpose={t('agreementPrices.purpose')} actions={add}>
      <Panel>
        <Filters
          value={{ keyword, deptId, onDay }}
          onSearch={setQuery}
          fields={[
            {
              name: 'keyword',
              label: t('agreementPrices.goods'),
              control: <TextBox maxLength={100} placeholder={t('agreementPrices.goodsHint')} />,
            },
            { name: 'deptId', label: t('agreementPrices.dept'), control: <DeptPicker /> },
            { name: 'onDay', label: t('agreementPrices.onDay'), control: <DayBox /> },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Panel>
      {isAdding && <AgreementDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listAgreementPrices)
  const page = useRead(listAgreementPrices, query)
  const [ending, setEnding] = useState<AgreementPrice>()
  const columns = useAgreementColumns(setEnding)
  return (
    <>
      <DataTable
        label={t('agreementPrices.title')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="box" title={t('agreementPrices.none')} />}
      />
      {ending && <EndAgreementDialog price={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}
