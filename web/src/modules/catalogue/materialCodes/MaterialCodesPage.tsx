import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/catalogue/materialCodes.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { MaterialImportDialog } from './MaterialImportDialog.tsx'

/** Material codes of the tenant with their goods. */
export function MaterialCodesPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('materialCodes.title')}
      purpose={t('materialCodes.purpose')}
      actions={
        <>
          <AddButton
            label={t('materialCodes.import')}
            icon={<Icon of={UploadOutlined} />}
            renderDialog={(close) => <MaterialImportDialog onClose={close} />}
          />
          <AddButton label={t('materialCodes.add')} renderDialog={(close) => <MaterialCodeDialog onClose={close} />} />
        </>
      }
    >
      <RecordPanel
        texts="materialCodes"
        route={contract.listMaterialCodes}
        exported={contract.exportMaterialCodes}
        rowKey={({ id }) => id}
        columns={[
          { key: 'code', sort: 'code', lead: true, render: ({ code, name }) => <RowName under={name}>{code}</RowName> },
          {
            key: 'goodsName',
            sort: 'goodsName',
            render: ({ goodsName, spec }) => <RowName under={spec}>{goodsName}</RowName>,
          },
          { key: 'supplierName' },
          { key: 'supplierSku' },
          {
            key: 'isLive',
            title: t('materialCodes.field.isLive'),
            render: ({ isLive }) => (
              <StatusTag tone={isLive ? 'ok' : 'mute'}>
                {t(`materialCodes.states.${isLive ? 'live' : 'off'}`)}
              </StatusTag>
            ),
          },
        ]}
        filters={[
          {
            name: 'isLive',
            label: t('materialCodes.field.isLive'),
            control: (
              <Select
                hint={t('common.unlimited')}
                options={[
                  { value: 'true', label: t('materialCodes.states.live') },
                  { value: 'false', label: t('materialCodes.states.off') },
                ]}
              />
            ),
          },
        ]}
        actions={{
          edit: {
            shown: () => true,
            renderDialog: (row, close) => <MaterialCodeDialog material={row} onClose={close} />,
          },
          remove: {
            shown: () => true,
            danger: true,
            call: callTo(contract.removeMaterialCode, ({ id, version }: contract.MaterialCode) => ({ id, version })),
            confirm: ({ code, goodsName }) => ({
              title: t('materialCodes.removeTitle'),
              text: t('materialCodes.removeText', { code, name: goodsName }),
            }),
          },
        }}
      />
    </Page>
  )
}

interface MaterialCodeDialogProps {
  /** Material code to edit; without it a new one is added. */
  readonly material?: contract.MaterialCode
  readonly onClose: () => void
}

function MaterialCodeDialog({ material, onClose }: MaterialCodeDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(material ? 'materialCodes.editTitle' : 'materialCodes.add')}
      route={material ? contract.editMaterialCode : contract.createMaterialCode}
      fixed={material && { id: material.id, version: material.version }}
      initial={material && { code: material.code, name: material.name, goodsCode: material.skuId }}
      labels="materialCodes.field"
      fields={{ code: { as: 'line' }, goodsCode: { as: 'line' }, name: { as: 'line', wide: true } }}
      onClose={onClose}
    />
  )
}
