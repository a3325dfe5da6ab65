import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AgreementPrice, listAgreementPrices } from '#contract/catalogue/catalogue.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
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
      <Card>
        <Filters
          value={{ keyword, deptId, onDay }}
          onSearch={setQuery}
          fields={[
            {
              name: 'keyword',
              label: t('agreementPrices.goods'),
              control: <Input maxLength={100} placeholder={t('agreementPrices.goodsHint')} />,
            },
            { name: 'deptId', label: t('agreementPrices.dept'), control: <DeptSelect /> },
            { name: 'onDay', label: t('agreementPrices.onDay'), control: <DateInput /> },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Card>
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
