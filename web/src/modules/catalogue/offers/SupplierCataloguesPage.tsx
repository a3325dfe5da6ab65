import { useTranslation } from 'react-i18next'
import {
  type OwnCatalogue,
  recallSupplierCatalogue,
  removeSupplierCatalogue,
  submitSupplierCatalogue,
  supplierCatalogueCase,
  takeDownSupplierCatalogue,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import { CasePage } from '#web/kit/case/CasePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { CatalogueDialog } from './CatalogueDialog.tsx'
import { audienceOf, catalogueFacts, catalogueTones, Period, productCount } from './catalogueFacts.tsx'

const ofVersion = ({ id, version }: OwnCatalogue) => ({ id, version })
const may = (action: OwnCatalogue['ownActions'][number]) => (row: OwnCatalogue) => row.ownActions.includes(action)

/** Catalogues of the person's supplier: made, reviewed by an operator, published and withdrawn. */
export function SupplierCataloguesPage() {
  const { t } = useTranslation()
  return (
    <CasePage
      of={supplierCatalogueCase}
      texts="supplierCatalogues"
      tones={catalogueTones}
      columns={[
        { key: 'name', lead: true, render: ({ name, reply }) => <RowName under={reply}>{name}</RowName> },
        { key: 'audience', render: audienceOf },
        { key: 'period', render: (row) => <Period {...row} /> },
        { key: 'products', desk: true, render: productCount },
      ]}
      facts={catalogueFacts as never}
      actions={{
        edit: {
          shown: may('save'),
          renderDialog: (row, close) => <CatalogueDialog catalogue={row} onClose={close} />,
        },
        submit: { shown: may('submit'), call: callTo(submitSupplierCatalogue, ofVersion) },
        recall: { shown: may('recall'), call: callTo(recallSupplierCatalogue, ofVersion) },
        takeDown: {
          shown: may('takeDown'),
          danger: true,
          confirm: ({ name }) => ({
            title: t('supplierCatalogues.takeDownTitle'),
            text: t('supplierCatalogues.takeDownText', { name }),
          }),
          call: callTo(takeDownSupplierCatalogue, ofVersion),
        },
        remove: {
          shown: ({ status }) => status === '01',
          danger: true,
          confirm: ({ name }) => ({
            title: t('supplierCatalogues.removeTitle'),
            text: t('supplierCatalogues.removeText', { name }),
          }),
          call: callTo(removeSupplierCatalogue, ofVersion),
        },
      }}
      renderAdd={(close) => <CatalogueDialog onClose={close} />}
    />
  )
}
